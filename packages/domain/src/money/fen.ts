import { wholeNumber } from './wholeNumber.ts';

/**
 * An amount of money as stored and computed with: whole fen, zero or more, at most 2^53 - 1. Payment providers take the same number (yuan x
 * 100). Source: docs/rules/money.md.
 */
export const fen = wholeNumber(0);
