import { measureNameMaxLength } from './limits.ts';

/** The form of the name of a measure, whether or not a model declares it. */
export const measureNamePattern = new RegExp(`^[A-Za-z][A-Za-z0-9]{0,${measureNameMaxLength - 1}}$`);
