import * as z from 'zod/mini';
import { limits, patterns, refusals } from '../../content/content.ts';

const filled = (refusal: string) => z.string().check(z.minLength(1, refusal));
const phone = z.string().check(z.regex(patterns.phone, refusals.phone));

export const applicationSchema = z.object({
  company: z
    .string()
    .check(z.minLength(limits.companyMin, refusals.company), z.maxLength(limits.companyMax, refusals.company)),
  contact: z.string().check(z.minLength(1, refusals.contact), z.maxLength(limits.contactMax, refusals.contact)),
  phone,
  email: z.string().check(z.regex(patterns.email, refusals.email)),
  password: z.string().check(z.regex(patterns.password, refusals.password)),
  industry: filled(refusals.industry),
  region: filled(refusals.region),
  kind: filled(refusals.kind),
  intro: z.string().check(z.minLength(1, refusals.intro), z.maxLength(limits.introMax, refusals.intro)),
  agreed: z.boolean().check(z.refine((agreed) => agreed, refusals.agreed)),
});

export const questionSchema = z.object({ name: filled(refusals.name), phone, text: filled(refusals.text) });
