import * as z from 'zod/mini';
import { readField } from '../form/field.ts';
import { prefixMessages } from '../messages/prefix.ts';
import { characterCount, plainText } from '../text/plainText.ts';
import { rejectionWordsMaxLength } from './limits.ts';
import { markedField } from './markedField.ts';
import { registrationField } from './registrationField.ts';

const messages = prefixMessages.review;

/** Why a field has to be filled in again, by its code, as shown to the enterprise at the field. Source: docs/rules/prefix.md. */
export const rejectionReasons = {
  unclear: '图片不清晰或不完整，请重新上传',
  mismatch: '与证照信息不一致，请核对后修改',
  expired: '证照或证件已过期，请提供有效期内的材料',
  incomplete: '内容不完整，请补充',
  outOfScope: '超出经营范围，请核对后修改',
  unavailable: '该前缀不能使用，请更换',
  other: '请按审核说明修改',
} as const;
export type RejectionReason = keyof typeof rejectionReasons;

/** The code of a reason in the API. */
export const rejectionReason = z.enum([
  'unclear',
  'mismatch',
  'expired',
  'incomplete',
  'outOfScope',
  'unavailable',
  'other',
] satisfies RejectionReason[]);

/** A field that has to be filled in again, and why. */
export const rejectedField = z.object({ field: registrationField, reason: rejectionReason });
export type RejectedField = z.infer<typeof rejectedField>;

/** Which fields have to be filled in again and why, each once, and the reviewer's free text; at least one of both. */
export const rejection = z.object({
  fields: z._default(z.array(rejectedField, messages.fields), []),
  words: z._default(
    readField(messages.words, plainText).check(
      z.refine((words) => characterCount(words) <= rejectionWordsMaxLength, messages.words),
    ),
    '',
  ),
});
export type Rejection = z.infer<typeof rejection>;

/** What is wrong with a rejection as a whole, in Chinese: a field is marked twice, or it is empty. Null when nothing is. */
export function checkRejection({ fields, words }: Rejection): string | null {
  const seen = new Set<string>();
  for (const { field } of fields) {
    if (seen.has(field)) return messages.fieldRepeated(prefixMessages.label[field]);
    seen.add(field);
  }
  return fields.length === 0 && words === '' ? messages.empty : null;
}

/** A rejection in words: the reviewer's text, and what each marked field needs. Empty for an empty rejection. */
export function describeRejection({ fields, words }: Rejection): string {
  const marked = fields.map(({ field, reason }) => markedField(prefixMessages.label[field], rejectionReasons[reason]));
  return [words, ...marked].filter((part) => part !== '').join('；');
}
