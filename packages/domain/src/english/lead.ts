import {
  consultContentMaxLength,
  contactNameMaxLength,
  contactNameMinLength,
  contactPromiseDays,
  expertPromiseDays,
  inquiryPromiseMaxDays,
  inquiryPromiseMinDays,
  leadInterestsMax,
  leadNameMaxLength,
  workingHoursEnd,
  workingHoursStart,
} from '../lead/limits.ts';
import { leadMessages } from '../messages/lead.ts';
import { pair } from './catalogue.ts';
import { counted } from './words.ts';

const workingDays = (count: number) => counted(count, 'working day', 'working days');

export const leadPairs = [
  pair(leadMessages, {
    form: {
      industryCode: 'Choose the industry',
      consultContent: 'Enter what you want to know',
      consultContentTooLong: `At most ${consultContentMaxLength} characters`,
      contactPersonName: `Enter a Chinese name of ${contactNameMinLength} to ${contactNameMaxLength} characters`,
      contactPersonNameMissing: 'Enter the name of the contact',
      contactPersonNameTooLong: `The name of the contact has at most ${leadNameMaxLength} characters`,
      contactPersonPhone: 'Enter a valid mobile phone number',
      companyName: 'Enter the name of the enterprise',
      companyNameTooLong: `The name of the enterprise has at most ${leadNameMaxLength} characters`,
      budget: 'Choose a budget',
      agreement: 'Read and accept the declaration',
      interests: 'Choose the apps to inquire about',
      interestsTooMany: `At most ${leadInterestsMax} apps, choose fewer and submit again`,
      incomplete: 'Something is missing, refresh the page and submit again',
    },
    sent: {
      contact: `It was submitted, we will contact you within ${workingDays(contactPromiseDays)}`,
      inquiry: `The inquiry was submitted, our staff will contact you within ${inquiryPromiseMinDays} to ${workingDays(inquiryPromiseMaxDays)}`,
    },
    contactFailed: 'It was not submitted: ',
    workingHours: `Monday to Friday ${workingHoursStart}:00-${workingHoursEnd}:00`,
    experts: `Experts answer within ${workingDays(expertPromiseDays)}`,
  }),
  // What `nextLeadModal` shows for a contact request that failed.
  pair(
    { contactFailed: (message: string) => `${leadMessages.contactFailed}${message}` },
    { contactFailed: (message, translate) => `It was not submitted: ${translate(message)}` },
  ),
];
