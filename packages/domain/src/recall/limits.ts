/** Scopes that a recall may have. */
export const recallScopesMax = 20;

/** Identifiers that a recall may list, all its scopes together. */
export const recallIdentifiersMax = 1_000;

/** Characters of a recall's number, of a batch code and of a model's name in it. */
export const recallCodeMaxLength = 64;

/** Characters of each text of a recall. */
export const recallTextMaxLength = 200;
