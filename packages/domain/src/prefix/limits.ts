/** Milliseconds in which repeated presses of a submit button count as one. */
export const submitDebounceMs = 500;

/** Milliseconds until the first poll of a page that waits for a review. */
export const reviewPollFirstMs = 15_000;

/** Maximum milliseconds between two polls of a page that waits for a review. */
export const reviewPollMaxMs = 240_000;

/** Letters or digits that a licence or identity number needs at least. */
export const documentNumberMinLength = 4;
/** Letters or digits of a legal person's document at most: a resident ID has the longest number of all six kinds. */
export const legalCardNumberMaxLength = 18;

/** Digits that an enterprise prefix has at least. */
export const enterprisePrefixMinLength = 3;
/** Digits that an enterprise prefix has at most. */
export const enterprisePrefixMaxLength = 4;

/** Characters of an enterprise's introduction. */
export const introduceMaxLength = 300;
/** Characters of every other text of a prefix registration. */
export const registrationTextMaxLength = 200;

/** Characters of a reviewer's reason for rejecting a registration. */
export const rejectionWordsMaxLength = 300;

/** Characters of the reason for suspending or restoring a prefix. */
export const suspensionReasonMaxLength = 300;

/** Working days that the review of a registration usually takes, both passes together. */
export const prefixReviewDays = 3;

/** Milliseconds for which the draft of a registration is retained after it was last saved: 30 days. */
export const prefixDraftMs = 2_592_000_000;
/** Debounce in milliseconds between the last key press and saving the draft. */
export const prefixDraftPauseMs = 800;
/** Milliseconds for which a rejected registration reserves its prefix: 30 days. */
export const rejectedPrefixMs = 2_592_000_000;

/**
 * Days after a rejection for which the personal data of a registration that is not submitted again are kept. Source: docs/rules/privacy.md.
 */
export const rejectedRegistrationKeptDays = 365;
