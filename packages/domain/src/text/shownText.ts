import * as z from 'zod/mini';
import { textField } from '../form/field.ts';

/** A line of 1 to `maxLength` characters that is shown to visitors as is. */
export function shownText(error: string, maxLength: number) {
  return textField(error).check(z.maxLength(maxLength, error));
}
