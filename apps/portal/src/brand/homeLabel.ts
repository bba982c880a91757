import { brand } from './brand.ts';

/** Name of a logo that leads to the home page: `力码首页`. */
export const homeLabel = `${brand.name}首页`;
