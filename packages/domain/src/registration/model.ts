import * as z from 'zod/mini';
import { checkedField, readField } from '../form/field.ts';
import { registrationMessages } from '../messages/registration.ts';
import { industryLevelOf } from '../reference/industry.ts';
import { reminderLineMax, reminderLineMin } from '../scene/limits.ts';
import { characterCount, plainText } from '../text/plainText.ts';
import { typedCharacters } from '../text/typedCharacters.ts';
import { modelDescriptionMaxLength, modelNameMaxLength, modelPicturesMax, warrantyMonthsMax } from './limits.ts';
import { ownNumber } from './ownNumber.ts';
import { pictureAddresses } from './pictureAddress.ts';
import { declaredPlaces } from './place.ts';

const messages = registrationMessages.model;

/** Names of the states of a product model. */
export const modelStates = { active: '在产', retired: '已停产' } as const;
export type ModelState = keyof typeof modelStates;

/** A class has one digit more than its group. */
const classForm = /^\d{4}$/;

/**
 * Whether a text is an industry code of any of the four levels: a section, a division, a group, or a class, whose group is then checked.
 * Source: GB/T 4754-2017.
 */
export function isIndustryCode(text: string): boolean {
  return industryLevelOf(classForm.test(text) ? text.slice(0, 3) : text) !== null;
}

function wholeNumber(least: number, most: number, message: string) {
  return z.nullable(z.int(message).check(z.minimum(least, message), z.maximum(most, message)));
}

/** A product model as its enterprise keeps it. That `code` is unique in the enterprise is not checked here. Source: docs/rules/registration.md. */
export const modelDraft = z.object({
  name: readField(messages.name).check(
    z.refine((text) => text !== '' && characterCount(text) <= modelNameMaxLength, messages.name),
  ),
  /** The enterprise's own number of the model: `GT-6`. */
  code: ownNumber(messages.code),
  /** One or two sentences about the model; may be empty. */
  description: readField(messages.description, plainText).check(
    z.refine((text) => characterCount(text) <= modelDescriptionMaxLength, messages.description),
  ),
  /** Addresses of pictures, the main one first. */
  pictures: pictureAddresses(modelPicturesMax),
  /** Code of GB/T 4754-2017; null without one. */
  industryCode: z._default(z.nullable(checkedField(messages.industryCode, isIndustryCode, typedCharacters)), null),
  /** Anti-counterfeit lookups from which visitors are warned; null for the platform's own number. */
  reminderLine: wholeNumber(reminderLineMin, reminderLineMax, messages.reminderLine),
  /** Months of warranty; null when the enterprise says nothing about it. */
  warrantyMonths: wholeNumber(0, warrantyMonthsMax, messages.warrantyMonths),
  /** Facts that differ from object to object. */
  places: declaredPlaces,
  state: z.enum(['active', 'retired'], messages.state),
});
export type ModelDraft = z.infer<typeof modelDraft>;

/** Whether a model takes new batches. */
export type BatchesVerdict = { ok: true } | { ok: false; reason: 'retired'; message: string };

/** Whether a model takes new batches: a retired one does not, and stays readable with the batches that it has. */
export function acceptsBatches({ code, state }: Pick<ModelDraft, 'code' | 'state'>): BatchesVerdict {
  return state === 'active' ? { ok: true } : { ok: false, reason: 'retired', message: messages.retired(code) };
}
