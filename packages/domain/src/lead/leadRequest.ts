import * as z from 'zod/mini';
import { leadMessages } from '../messages/lead.ts';
import { plainLine, unreadableCharacter } from '../text/plainText.ts';
import type { LeadKind } from './leadModal.ts';
import { leadInterestsMax, leadRequestIdMaxLength, leadRequestIdMinLength, leadSubjectMaxLength } from './limits.ts';

const messages = leadMessages.form;

/** The code of a kind of lead in the API. */
export const leadKind = z.enum(['contact', 'inquiry'] satisfies LeadKind[]);

const id = z.string(messages.incomplete).check(z.regex(/^[^\p{C}]{0,64}$/u, messages.incomplete));

/** An app that the visitor is interested in, and which of its packages; empty when none was chosen. */
export const leadInterest = z.object(
  { productId: id.check(z.minLength(1, messages.incomplete)), packageProductId: z._default(id, '') },
  messages.incomplete,
);
export type LeadInterest = z.infer<typeof leadInterest>;

/** The apps that the visitor is interested in. Source: docs/rules/lead.md. */
export const leadInterests = z
  .array(leadInterest, messages.incomplete)
  .check(z.maxLength(leadInterestsMax, messages.interestsTooMany));

/** The apps that an inquiry is about, one at least. Source: docs/rules/lead.md. */
export const inquiryInterests = z
  .array(leadInterest, messages.interests)
  .check(z.minLength(1, messages.interests), z.maxLength(leadInterestsMax, messages.interestsTooMany));

/**
 * What the visitor was viewing when requesting contact, in words of the page: the name of a solution or of a case. It is truncated if too
 * long, and loses what cannot be read, since the visitor did not write it and could not change it.
 */
export const leadSubject = z.string(messages.incomplete).check(
  z.overwrite((text) => {
    const readable = Array.from(plainLine(text)).filter((character) => unreadableCharacter(character) === null);
    return plainLine(readable.slice(0, leadSubjectMaxLength).join(''));
  }),
);

/**
 * The idempotency key of one attempt to send a contact request or an inquiry, made by the page when the form opens: a random UUID will do.
 * Sent twice under one key, the lead is stored once.
 */
export const leadRequestId = z
  .string(messages.incomplete)
  .check(
    z.regex(new RegExp(`^[A-Za-z0-9-]{${leadRequestIdMinLength},${leadRequestIdMaxLength}}$`), messages.incomplete),
  );
