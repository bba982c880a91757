import { contactForm, inquiryForm, inquiryInterests, leadInterests, leadRequestId, leadSubject } from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const shared = { method: 'POST', auth: 'optional', encoding: 'json', reply: z.null(), failure: z.null() } as const;

const wireNames = { contactPersonPhone: 'contactPersonphone', interests: 'intentionProductReqs' } as const;

/** The fields of the form except the agreement, which every sender has given. */
const { industryCode, consultContent, contactPersonName, contactPersonPhone, companyName } = contactForm.shape;

const contactRequest = z.object({
  industryCode,
  consultContent,
  contactPersonName,
  contactPersonPhone,
  companyName,
  /** The apps that the visitor is interested in. */
  interests: z.optional(leadInterests),
  /** The subject that the visitor looked at, in the page's words. */
  subject: z.optional(leadSubject),
  /** Idempotency key: a repeat is stored once. */
  requestId: z.optional(leadRequestId),
});
export type ContactRequest = z.infer<typeof contactRequest>;

/**
 * Requests to be contacted, with or without a login: the token identifies a logged-in person, and account or enterprise ids in
 * the request are ignored.
 */
export const sendContactRequest: Endpoint<ContactRequest, null> = {
  ...shared,
  name: 'sendContactRequest',
  path: '/platform-operate-service/business/opportunity/uccn/add',
  request: renamed(contactRequest, wireNames),
  refusals: [422],
};

const inquiry = z.object({
  ...inquiryForm.shape,
  /** The apps whose price is requested. */
  interests: inquiryInterests,
  /** As in a contact request. */
  requestId: z.optional(leadRequestId),
});
export type Inquiry = z.infer<typeof inquiry>;

/** Requests the price of apps, with or without a login; otherwise as a contact request. */
export const sendInquiry: Endpoint<Inquiry, null> = {
  ...shared,
  name: 'sendInquiry',
  path: '/platform-operate-service/api/business/opportunity/consult',
  request: renamed(inquiry, { ...wireNames, budget: 'price' }),
  refusals: [422],
};
