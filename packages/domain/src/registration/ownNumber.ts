import * as z from 'zod/mini';
import { patternField } from '../form/field.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { ownNumberMaxLength } from './limits.ts';

/** The number that an enterprise gives a model or a batch, 1 to `ownNumberMaxLength` letters, digits and `- _ . /`; case counts. */
export function ownNumber(message: string) {
  return patternField(message, /^[A-Za-z0-9\-_./]+$/, typedCharacters).check(z.maxLength(ownNumberMaxLength, message));
}
