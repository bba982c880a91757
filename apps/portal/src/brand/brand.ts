import type { Brand } from './brandSchema.ts';
import { lima } from './lima.ts';

/** The brand this portal is built for. The build checks it with `validateBrand` and stops when it is wrong. */
export const brand: Brand = lima;
