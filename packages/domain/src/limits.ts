/*
 * The limits of the product, each with its unit. Each is exported once and used by schemas,
 * components, screens and gateway alike. Source: the business constants of the product.
 */

/** Characters an identifier input may hold after its ends are trimmed; long enough for a link with tracking parameters. */
export const identifierInputMaxLength = 4096;

/** Characters an object code may hold. */
export const objectCodeMaxLength = 128;

/** Codes offered at most in place of one that nobody has. */
export const nearCodesMax = 5;

/** Signs that a folded object code has at least for codes that differ by a sign to be looked for. */
export const nearCodeMinLength = 6;

/** Signs that a folded object code has at most for codes that differ by a sign to be looked for. */
export const nearCodeMaxLength = 32;

/** Entries of a scene list shown at first. */
export const sceneListFirst = 5;

/** Entries that each press of "more" adds to a scene list. */
export const sceneListStep = 5;

/** Identifiers on the line that tells through which ones a visitor came. */
export const traceChainMax = 8;

/** Stations on the line of a shipment's route. */
export const shipmentRouteMax = 6;

/** Milliseconds between the end of a lookup and the next one being allowed. */
export const searchOkDelayMs = 500;

/** Height in pixels above which a text block is clamped to one line. */
export const clampHeightPx = 30;

/** Milliseconds between the pointer leaving an expanded text block and its collapse. */
export const clampLeaveMs = 200;

/** Milliseconds after which a request is given up. */
export const requestTimeoutMs = 30_000;

/** Milliseconds without an answer after which a page says that it is still waiting, and offers to give the request up. */
export const slowRequestMs = 5_000;

/** Seconds after which a page asks again by itself when the service restarts and does not say when it will be back. */
export const selfRetrySeconds = 15;

/** Milliseconds for which a copied text is said to be copied. */
export const copiedMs = 2_000;

/** Milliseconds between two readings of the home figures. */
export const homePollMs = 5_000;

/** Milliseconds between opening the home page and the first reading of its figures. */
export const homeFirstPollMs = 1_000;

/** Products recommended on the home page. */
export const recommendedProductCount = 4;

/** Width and height in pixels of the QR picture on the identifier page. */
export const qrSizePx = 110;

/** Distance in pixels from the top of the page to which choosing a scene scrolls, as long as that covers nothing of the scene. */
export const sceneScrollTopPx = 550;

/** Distance in pixels that a jump from a scene's table of contents keeps above the section. */
export const tocOffsetPx = 620;

/** Milliseconds a notice stays. */
export const noticeMs = 3_000;

/** Milliseconds between two pictures of a carousel. */
export const carouselMs = 3_000;

/** Milliseconds in which repeated presses of a submit button count as one. */
export const submitDebounceMs = 500;

/** Seconds before another SMS code may be asked for. */
export const smsResendSeconds = 60;

/** Seconds before another SMS code may be asked for after a resend on prefix registration. */
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

/** Digits of a mainland mobile number. */
export const mobileLength = 11;

/** Milliseconds for which a token in the local cache is used without asking how old it is. */
export const tokenCacheMs = 600_000;

/** Milliseconds for which stored user information is kept: about 420 days. */
export const userInfoStorageMs = 36_288_000_000;

/** Characters below which a password scores nothing. */
export const passwordMinLength = 6;

/** Score that a new password needs when it is reset, of 100; below it a password is weak. */
export const passwordStrengthPass = 50;

/** Score above which a password is strong when it is reset, of 100. */
export const resetStrengthStrong = 70;

/** Score above which a password is medium on the profile page, of 100. */
export const profileStrengthMedium = 30;

/** Score above which a password is strong on the profile page, of 100. */
export const profileStrengthStrong = 60;

/** Milliseconds that a slide may take after its first move. */
export const slideTimeoutMs = 3_000;

/** Misses after which a slide gets a new challenge. */
export const slideTries = 5;

/** Characters of a consultation. */
export const consultContentMaxLength = 300;

/** Rows from which the field of a consultation grows. */
export const consultContentMinRows = 3;
/** Rows up to which the field of a consultation grows. */
export const consultContentMaxRows = 15;

/** Characters of the company's name in a contact request or an inquiry, and of the contact's in an inquiry. */
export const leadNameMaxLength = 200;

/** Apps that a contact request or an inquiry may name. */
export const leadInterestsMax = 20;

/** Characters of what a visitor looked at when he asked to be contacted. */
export const leadSubjectMaxLength = 100;

/** Characters that the name of one attempt to send a contact request or an inquiry has at least. */
export const leadRequestIdMinLength = 16;
/** Characters that the name of one attempt to send a contact request or an inquiry has at most. */
export const leadRequestIdMaxLength = 64;

/** Milliseconds in which the same content from the same number is the same contact request or inquiry: 24 hours. */
export const leadSameContentMs = 86_400_000;

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

/** Bytes of a licence picture. */
export const licenceImageMaxBytes = 1_048_576;

/** Bytes of one picture of an identity document. */
export const idImageMaxBytes = 307_200;

/** Bytes below which an avatar has to stay. */
export const avatarMaxBytes = 1_048_576;

/** Bytes of one picture of a payment voucher. */
export const voucherImageMaxBytes = 10_485_760;

/** Bytes of one part in which a private picture is sent: what a broken connection loses at most. */
export const uploadPartMaxBytes = 131_072;

/** Milliseconds that a link to a private picture is good for. */
export const privateLinkMs = 600_000;

/** Milliseconds until a page that waits for a review asks for the first time how it stands. */
export const reviewPollFirstMs = 15_000;

/** Milliseconds at most between two times that a page that waits for a review asks how it stands. */
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

/** Characters in which a reviewer says why a registration is rejected. */
export const rejectionWordsMaxLength = 300;

/** Working days that the review of a registration usually takes, both passes together. */
export const prefixReviewDays = 3;

/** Milliseconds that the draft of a registration is kept after it was last saved: 30 days. */
export const prefixDraftMs = 2_592_000_000;
/** Milliseconds between the last key and the saving of a draft. */
export const prefixDraftPauseMs = 800;
/** Milliseconds for which a rejected registration keeps its prefix from others: 30 days. */
export const rejectedPrefixMs = 2_592_000_000;

/** Milliseconds between two steps of the remote check. */
export const remoteCheckStepMs = 500;

/** Anti-counterfeit lookups of an identifier from which visitors are warned, unless its enterprise says otherwise. */
export const authenticityReminderLine = 5;

/** Milliseconds in which lookups of an identifier are counted to see whether they come unusually fast. */
export const authenticityFastMs = 86_400_000;
/** Anti-counterfeit lookups in `authenticityFastMs` above which they come unusually fast. */
export const authenticityFastCount = 10;

/** Milliseconds in which an anti-counterfeit lookup repeated by the same visitor is the same lookup. */
export const authenticitySameLookupMs = 1_800_000;

/** Newest anti-counterfeit lookups of an identifier that are kept beside the first; more than `authenticityFastCount`. */
export const authenticityRecordsKept = 20;
/** Newest anti-counterfeit lookups of an identifier that are shown beside the first. */
export const authenticityRecordsShown = 5;

/** Places of the code under a coating. */
export const coatingCodeLength = 6;
/** Wrong codes that a visitor may try for one identifier in `coatingTriesMs`. */
export const coatingTries = 5;
/** Milliseconds over which wrong codes are counted, from the first on. */
export const coatingTriesMs = 86_400_000;
/** Codes under coatings that are set together at most. */
export const coatingBatchMax = 1_000;

/** Months that a custom range may span. */
export const customRangeMaxMonths = 3;

/** Packages of an app that are compared with each other at most. */
export const comparedPackagesMax = 4;

/** Days of the range that is offered where another one has too few points. */
export const recentRangeDays = 7;

/** Points that a trend needs at least to be worth a line. */
export const trendPointsMin = 3;

/** Days up to which a custom range is drawn hour by hour. */
export const hourlyRangeMaxDays = 6;

/** Events of production that are reported together at most. */
export const productionBatchMax = 1_000;

/** Milliseconds that an event of production may lie ahead of the platform's clock: clocks of machines are never quite right. */
export const productionAheadMaxMs = 300_000;

/** Characters of an event's number and of a position's code. */
export const productionCodeMaxLength = 64;

/** Characters of the names in an event of production. */
export const productionNameMaxLength = 32;

/** Greatest figure of one event of production: kWh, minutes or products. */
export const productionAmountMax = 1_000_000;

/** Scopes that a recall may have. */
export const recallScopesMax = 20;

/** Identifiers that a recall may list, all its scopes together. */
export const recallIdentifiersMax = 1_000;

/** Characters of a recall's number, of a batch code and of a model's name in it. */
export const recallCodeMaxLength = 64;

/** Characters of each text of a recall. */
export const recallTextMaxLength = 200;

/** Height of a chart in pixels. */
export const chartHeightPx = 400;

/** Ticks on a time axis. */
export const chartTimeTicks = 12;

/** Greatest value of an axis that is written as an hour of the day. */
export const chartHourMax = 25;

/** Positions in a top list. */
export const chartTopCount = 10;

/** Entries of the same group that a catalogue entry leads to. */
export const relatedEntryCount = 4;

/** Pixels scrolled after which the navigation of a catalogue entry is fixed. */
export const fixedNavScrollPx = 518;

/** Pixels below a section's top at which it counts as the current one. */
export const sectionHighlightPx = 500;
/** Pixels that the header takes from `sectionHighlightPx`. */
export const sectionHighlightOffsetPx = 120;

/** Milliseconds after opening before a page listens to scrolling. */
export const scrollAttachDelayMs = 200;

/** Articles of a page. */
export const newsPageSize = 10;
/** Solutions of a page. */
export const solutionPageSize = 9;
/** Apps of a page, unless the visitor chooses another of `appPageSizes`. */
export const appPageSize = 9;
/** Apps of a page that a visitor may choose. */
export const appPageSizes = [6, 9, 12, 18, 36] as const;
/** Cases that come with each step of their list. */
export const caseListStep = 10;
/** Entries of a page where nothing else is said. */
export const defaultPageSize = 10;
/** Pages of the longest list that can be asked for. */
export const listPageMax = 1_000_000;
/** Products that are asked for at once. */
export const productPageSize = 100;
/** Characters by which apps are looked for. */
export const appSearchMaxLength = 64;

/** Products in the list of the hottest. */
export const hotProductCount = 5;
/** Articles in the list of the hottest. */
export const hottestNewsCount = 6;
/** Characters that a reader takes in a minute. */
export const readingSpeed = 300;
/** Articles recommended under another. */
export const relatedNewsCount = 3;
/** Articles with the tags of the one being read. */
export const sameTagNewsCount = 2;

/** Top-level groups with children in the classification on the home page. */
export const homeClassificationMax = 6;

/** Places of a block of chosen apps and of the apps that cost nothing; empty ones are filled. */
export const blockSlots = 4;

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

/** Type of an order, as it travels. */
export const orderType = 0;

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

/** Characters of each text of an invoice, its e-mail address among them. */
export const invoiceTextMaxLength = 100;

/** Characters in which a reviewer says why an invoice is reversed. */
export const invoiceReasonMaxLength = 300;

/** Digits of the number of a fully digital invoice. */
export const invoiceNumberLength = 20;

/** Invoices of a page at most. */
export const invoicePageMax = 50;

/** Days in which an order has to be paid, unless the gateway is configured otherwise. */
export const orderExpiryDays = 7;

/** Milliseconds that a payment by a provider may take from its beginning. */
export const paymentAttemptMs = 900_000;

/** Pictures of vouchers in the information of a payment. */
export const voucherPicturesMax = 9;

/** Characters of each text in the information of a payment. */
export const paymentTextMaxLength = 100;

/** Orders of a page at most. */
export const orderPageMax = 50;

/** Milliseconds before the list of solutions begins to move. */
export const solutionListTimerMs = 3_000;

/** Days before its end from which a trial is said to end soon. */
export const trialEndingDays = 3;
/** Milliseconds after a trial's application in which the same one from the same account counts as the same click. */
export const trialRepeatMs = 600_000;
/** Trials of a page at most. */
export const trialPageMax = 50;

/** People of a sales team that a channel agent needs more than. */
export const agentSalesTeamOver = 5;

/** Milliseconds a notification in the corner stays. */
export const notificationMs = 4_500;

/** Photos of a fault report. */
export const faultPhotoMax = 3;

/** Bytes of one photo of a fault as it is chosen, before the device makes it smaller. */
export const faultPhotoMaxBytes = 10_485_760;

/** Bytes of one photo of a fault as it is sent. */
export const faultPhotoSentMaxBytes = 1_048_576;

/** Characters that the words of a fault report have at least. */
export const faultWordsMinLength = 2;
/** Characters that the words of a fault report have at most. */
export const faultWordsMaxLength = 300;

/** Characters of the contact's name in a fault report. */
export const faultContactNameMaxLength = 16;

/** Wrong tries to look up a ticket, for a number and for a visitor, before each of them has to wait. */
export const faultLookupTries = 5;
/** Milliseconds of that wait. */
export const faultLookupWaitMs = 600_000;

/** Characters of the names of who repairs and from where. */
export const repairNameMaxLength = 32;

/** Characters of what a maker says of a repair. */
export const repairNoteMaxLength = 300;

/** Hours that a repair may have taken. */
export const repairHoursMax = 9_999;
/** Years from installation for which outdoor fitness equipment may be used at most: the national standard GB 19272. */
export const outdoorServiceYears = 8;
/** Days before the end of its service life from which the end of a device is announced. */
export const serviceLifeWarnDays = 180;
/** Days of running that a device's record shows one by one. */
export const assetRunDays = 6;
/** Assets of a page at most. */
export const assetPageMax = 50;
/** Characters of a keyword by which assets are looked for. */
export const assetKeywordMaxLength = 64;
/** Repairs that come with a device's record. */
export const assetRepairMax = 50;

/** Fields of a scene that may be kept from readers. */
export const sceneMasksMax = 200;

/** The highest number of anti-counterfeit lookups at which a maker's reminder may begin. */
export const reminderLineMax = 100_000;

/** Characters of the name of an enterprise's token. */
export const enterpriseTokenNameMaxLength = 32;

/** Tokens that the systems of one enterprise may have at a time. */
export const enterpriseTokensMax = 10;

/** Last digits of a phone number that identify its owner beside a ticket or a notice. */
export const mobileTailLength = 4;
