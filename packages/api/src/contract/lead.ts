import { contactForm, inquiryForm, inquiryInterests, leadInterests, leadRequestId, leadSubject } from '@lima-id/domain';
import * as z from 'zod/mini';
import { renamed } from '../wire/rename.ts';
import type { Endpoint } from './endpoint.ts';

const shared = { method: 'POST', auth: 'optional', encoding: 'json', reply: z.null(), failure: z.null() } as const;

const wireNames = { contactPersonPhone: 'contactPersonphone', interests: 'intentionProductReqs' } as const;

/** What the form asks for but the agreement, which anyone who sends has given. */
const { industryCode, consultContent, contactPersonName, contactPersonPhone, companyName } = contactForm.shape;

const contactRequest = z.object({
  industryCode,
  consultContent,
  contactPersonName,
  contactPersonPhone,
  companyName,
  /** The apps that the visitor is interested in. */
  interests: z.optional(leadInterests),
  /** What the visitor looked at, in the page's words. */
  subject: z.optional(leadSubject),
  /** Sent again under the same name, it is stored once. */
  requestId: z.optional(leadRequestId),
});
export type ContactRequest = z.infer<typeof contactRequest>;

/**
 * Asks to be contacted, without a login or with one: the logged-in person is known by his token, and whatever a request says of an
 * account or an enterprise by number is ignored.
 */
export const sendContactRequest: Endpoint<ContactRequest, null> = {
  ...shared,
  name: 'sendContactRequest',
  summary: '提交联系需求，登录与否均可；同一 requestId 重复提交只记录一次',
  path: '/platform-operate-service/business/opportunity/uccn/add',
  request: renamed(contactRequest, wireNames),
  refusals: [422],
};

const inquiry = z.object({
  ...inquiryForm.shape,
  /** The apps that a price is asked for. */
  interests: inquiryInterests,
  /** As in a contact request. */
  requestId: z.optional(leadRequestId),
});
export type Inquiry = z.infer<typeof inquiry>;

/** Asks for the price of apps, without a login or with one; the rest as for a contact request. */
export const sendInquiry: Endpoint<Inquiry, null> = {
  ...shared,
  name: 'sendInquiry',
  summary: '提交应用询价，登录与否均可；同一 requestId 重复提交只记录一次',
  path: '/platform-operate-service/api/business/opportunity/consult',
  request: renamed(inquiry, { ...wireNames, budget: 'price' }),
  refusals: [422],
};
