/** Products recommended on the home page. */
export const recommendedProductCount = 4;

/** Packages of an app that are compared with each other at most. */
export const comparedPackagesMax = 4;

/** Apps of a page, unless the visitor chooses another of `appPageSizes`. */
export const appPageSize = 9;
/** Apps of a page that a visitor may choose. */
export const appPageSizes = [6, 9, 12, 18, 36] as const;

/** Products that are asked for at once. */
export const productPageSize = 100;
/** Characters by which apps are looked for. */
export const appSearchMaxLength = 64;

/** Products in the list of the hottest. */
export const hotProductCount = 5;

/** Top-level groups with children in the classification on the home page. */
export const homeClassificationMax = 6;

/** Traits of a product that a card shows. */
export const cardTraitCount = 2;

/** Seconds that the result of a payment stays before it leads on. */
export const payResultSeconds = 15;
/** Seconds that the order page after a payment stays before it leads on. */
export const orderJumpSeconds = 15;

/** Seconds that the success page stays. */
export const successSeconds = 6;

/** Milliseconds between two questions about a WeChat payment at first. */
export const paymentPollMs = 2_000;
/** Milliseconds between two questions about a WeChat payment once they are rarer. */
export const slowPaymentPollMs = 5_000;
/** Questions about a WeChat payment after which they are rarer. */
export const slowPaymentPollAfter = 10;

/** Working days within which an order is audited, at the earliest. */
export const auditMinDays = 1;
/** Working days within which an order is audited, at the latest. */
export const auditMaxDays = 2;

/** Characters of the remark on an order. */
export const orderRemarkMaxLength = 300;

/** Apps of one order. */
export const orderLinesMax = 20;

/** Characters in which a reviewer says why a payment is not accepted. */
export const orderReasonMaxLength = 300;

/** Characters in which a reviewer says how a payment was settled by hand. */
export const settlementNoteMaxLength = 300;

/** Days in which an order has to be paid, unless the gateway is configured otherwise. */
export const orderExpiryDays = 7;

/**
 * Days after an order was cancelled, or its payment rejected, for which its payment information and remark are kept: the three years in
 * which a payer may claim money back. Source: Civil Code, article 188; docs/rules/privacy.md.
 */
export const unpaidOrderKeptDays = 1_095;

/** Milliseconds that a payment by a provider may take from its beginning. */
export const paymentAttemptMs = 900_000;

/** Pictures of vouchers in the information of a payment. */
export const voucherPicturesMax = 9;

/** Characters of each text in the information of a payment. */
export const paymentTextMaxLength = 100;

/** Orders of a page at most. */
export const orderPageMax = 50;

/** Days before its end from which a trial is said to end soon. */
export const trialEndingDays = 3;
/** Milliseconds after a trial's application in which the same one from the same account counts as the same click. */
export const trialRepeatMs = 600_000;
/** Trials of a page at most. */
export const trialPageMax = 50;
