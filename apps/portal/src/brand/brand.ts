import type { Brand } from './brandSchema.ts';
import { lima } from './lima.ts';

/** The brand this portal is built for. The build checks it with `validateBrand` and fails when it is invalid. */
export const brand: Brand = lima;
