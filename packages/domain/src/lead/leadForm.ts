import * as z from 'zod/mini';
import { mobileField } from '../account/mobile.ts';
import { checkedField, textField } from '../form/field.ts';
import { budgetOption } from '../market/budget.ts';
import { leadMessages } from '../messages/lead.ts';
import { typedPersonName } from '../text/personName.ts';
import { characterCount, plainLine, plainText } from '../text/plainText.ts';
import { isChineseName } from './chineseName.ts';
import { consultContentMaxLength, contactNameMaxLength, contactNameMinLength, leadNameMaxLength } from './limits.ts';

const messages = leadMessages.form;

/** A required text of up to `maxLength` characters, without invisible ones. */
function writtenField(read: (text: string) => string, missing: string, maxLength: number, tooLong: string) {
  return textField(missing, read).check(z.refine((text) => characterCount(text) <= maxLength, tooLong));
}

const consultContent = writtenField(
  plainText,
  messages.consultContent,
  consultContentMaxLength,
  messages.consultContentTooLong,
);

const companyName = writtenField(plainLine, messages.companyName, leadNameMaxLength, messages.companyNameTooLong);

/**
 * The request to be contacted, in the order of the form. A name has 2 to 16 Chinese characters or dots between them; people with other
 * names cannot use the form under their own. That is the product's rule; the case is recorded. Source: docs/rules/lead.md.
 */
export const contactForm = z.object({
  industryCode: textField(messages.industryCode),
  consultContent,
  contactPersonName: checkedField(
    messages.contactPersonName,
    (name) => isChineseName(name, contactNameMinLength, contactNameMaxLength),
    typedPersonName,
  ),
  contactPersonPhone: mobileField(messages.contactPersonPhone),
  companyName,
  agreement: z.literal(true, messages.agreement),
});
export type ContactForm = z.infer<typeof contactForm>;

/** The inquiry about a price, in the order of the form. Source: docs/rules/lead.md. */
export const inquiryForm = z.object({
  consultContent,
  companyName,
  contactPersonName: writtenField(
    typedPersonName,
    messages.contactPersonNameMissing,
    leadNameMaxLength,
    messages.contactPersonNameTooLong,
  ),
  contactPersonPhone: mobileField(messages.contactPersonPhone),
  /** Empty without one. */
  budget: z.prefault(z.union([z.literal(''), budgetOption], messages.budget), ''),
});
export type InquiryForm = z.infer<typeof inquiryForm>;

/** The contact as known from the logged-in user's company: the initial values of both forms. */
export type LeadPerson = Pick<InquiryForm, 'companyName' | 'contactPersonName' | 'contactPersonPhone'>;

/**
 * The initial values of a form: the data of the logged-in user's company, empty without one or without a login.
 * They may be changed.
 */
export function prefillLead(company: Partial<LeadPerson> | null): LeadPerson {
  const { companyName = '', contactPersonName = '', contactPersonPhone = '' } = company ?? {};
  return { companyName, contactPersonName, contactPersonPhone };
}
