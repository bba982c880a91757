import { media } from './media.ts';

/**
 * Type of 16 px or more wherever a finger may type, of any width: iOS zooms the page for a focused field with smaller type. Part of the
 * styles of every text field and native select; it wins over a size of the same rule.
 */
export const typedSize = `${media.mobile} { font-size: 1rem; } ${media.touch} { font-size: max(16px, 1rem); }`;
