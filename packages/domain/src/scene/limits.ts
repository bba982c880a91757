/** Stations on the line of a shipment's route. */
export const shipmentRouteMax = 6;

/** Milliseconds between two steps of the remote check. */
export const remoteCheckStepMs = 500;

/** Anti-counterfeit lookups of an identifier from which visitors are warned, unless its enterprise configured otherwise. */
export const authenticityReminderLine = 5;

/** Window in milliseconds over which lookups of an identifier are counted to detect an unusual rate. */
export const authenticityFastMs = 86_400_000;
/** Anti-counterfeit lookups in `authenticityFastMs` above which their rate is unusual. */
export const authenticityFastCount = 10;

/** Milliseconds within which an anti-counterfeit lookup repeated by the same visitor counts as the same lookup. */
export const authenticitySameLookupMs = 1_800_000;

/** Newest anti-counterfeit lookups of an identifier that are stored in addition to the first; more than `authenticityFastCount`. */
export const authenticityRecordsKept = 20;
/** Newest anti-counterfeit lookups of an identifier that are shown in addition to the first. */
export const authenticityRecordsShown = 5;

/** Places of the code under a coating. */
export const coatingCodeLength = 6;
/** Wrong codes that a visitor may try for one identifier in `coatingTriesMs`. */
export const coatingTries = 5;
/** Milliseconds over which wrong codes are counted, from the first on. */
export const coatingTriesMs = 86_400_000;
/** Codes under coatings that are set together at most. */
export const coatingBatchMax = 1_000;

/** The lowest number of anti-counterfeit lookups at which a maker's reminder may begin: the first one is never a warning. */
export const reminderLineMin = 2;
/** The highest number of anti-counterfeit lookups at which a maker's reminder may begin. */
export const reminderLineMax = 100_000;
