/** Characters of a consultation. */
export const consultContentMaxLength = 300;

/** Characters of the company's name in a contact request or an inquiry, and of the contact's in an inquiry. */
export const leadNameMaxLength = 200;

/** Apps that a contact request or an inquiry may name. */
export const leadInterestsMax = 20;

/** Characters of the subject that a visitor was viewing when requesting contact. */
export const leadSubjectMaxLength = 100;

/** Minimum characters of the idempotency key of a contact request or an inquiry. */
export const leadRequestIdMinLength = 16;
/** Maximum characters of the idempotency key of a contact request or an inquiry. */
export const leadRequestIdMaxLength = 64;

/** Milliseconds within which the same content from the same number counts as the same contact request or inquiry: 24 hours. */
export const leadSameContentMs = 86_400_000;

/** Days for which the content of a contact request or an inquiry and its sender are kept. Source: docs/rules/privacy.md. */
export const leadKeptDays = 730;

/** Chinese characters or dots that a contact's name has at least. */
export const contactNameMinLength = 2;
/** Chinese characters or dots that a contact's name has at most. */
export const contactNameMaxLength = 16;

/** Working days within which a contact request is answered. */
export const contactPromiseDays = 1;
/** Working days within which an inquiry is answered, at the earliest. */
export const inquiryPromiseMinDays = 1;
/** Working days within which an inquiry is answered, at the latest. */
export const inquiryPromiseMaxDays = 3;

/** The hour of the day, China time, at which a working day begins; Monday to Friday. */
export const workingHoursStart = 9;
/** The hour of the day, China time, at which a working day ends. */
export const workingHoursEnd = 18;

/** Working days within which experts answer about a solution. */
export const expertPromiseDays = 5;
