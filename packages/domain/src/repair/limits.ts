/** Photos of a fault report. */
export const faultPhotoMax = 3;

/** Minimum characters of the description in a fault report. */
export const faultWordsMinLength = 2;
/** Maximum characters of the description in a fault report. */
export const faultWordsMaxLength = 300;

/** Characters of the contact's name in a fault report. */
export const faultContactNameMaxLength = 16;

/** Days after the last step of a ticket for which its reporter's name and phone number are kept. Source: docs/rules/privacy.md. */
export const faultContactKeptDays = 730;

/** Failed lookups of a ticket, per number and per visitor, before a cooldown. */
export const faultLookupTries = 5;
/** Milliseconds of that cooldown. */
export const faultLookupWaitMs = 600_000;

/** Characters of the names of engineers and service points. */
export const repairNameMaxLength = 32;

/** Characters of a maker's note about a repair. */
export const repairNoteMaxLength = 300;

/** Hours that a repair may have taken. */
export const repairHoursMax = 9_999;
