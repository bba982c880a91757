/** Seconds before another SMS code may be requested. */
export const smsResendSeconds = 60;

/** Seconds before another SMS code may be requested after a resend on prefix registration. */
export const prefixSmsResendSeconds = 10;

/** Digits that an SMS code has at least. */
export const smsCodeMinLength = 4;
/** Digits that an SMS code has at most. */
export const smsCodeMaxLength = 6;

/** Digits of the SMS code on prefix registration and in the verification of a scene. */
export const smsCodeExactLength = 6;

/** Characters of an e-mail address at most (RFC 5321). */
export const emailMaxLength = 254;
/** Characters before the @ of an e-mail address at most. */
export const emailNameMaxLength = 64;

/** Characters of a user name. */
export const usernameMaxLength = 64;

/** Characters of the reason for limiting an account. */
export const accountLimitReasonMaxLength = 300;

/** Digits of a mainland mobile number. */
export const mobileLength = 11;

/** Milliseconds after which stored user information expires: about 420 days. */
export const userInfoStorageMs = 36_288_000_000;

/** Milliseconds that a slide may take after its first move. */
export const slideTimeoutMs = 3_000;

/** Failed attempts after which a slide gets a new challenge. */
export const slideTries = 5;

/** Last digits of a phone number that identify its owner, together with a ticket or a notice. */
export const mobileTailLength = 4;
