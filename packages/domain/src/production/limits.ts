/** Events of production that are reported together at most. */
export const productionBatchMax = 1_000;

/** Milliseconds that an event of production may be ahead of the platform's clock: clocks of machines are never quite right. */
export const productionAheadMaxMs = 300_000;

/** Characters of an event's number and of a position's code. */
export const productionCodeMaxLength = 64;

/** Characters of the names in an event of production. */
export const productionNameMaxLength = 32;

/** Greatest figure of one event of production: kWh, minutes or products. */
export const productionAmountMax = 1_000_000;

/** Characters of the name of an enterprise's token. */
export const enterpriseTokenNameMaxLength = 32;

/** Tokens that the systems of one enterprise may have at once. */
export const enterpriseTokensMax = 10;
