/*
 * The limits of looking up an identifier, reading its scenes and showing the home page. Each is exported once and used by
 * components, screens and gateway alike. Source: the business constants of the product (screens, states and limits).
 */

/** Characters an identifier input may hold after its ends are trimmed; long enough for a link with tracking parameters. */
export const identifierInputMaxLength = 4096;

/** Characters an object code may hold. */
export const objectCodeMaxLength = 128;

/** Entries of a scene list shown at first. */
export const sceneListFirst = 5;

/** Entries that each press of "more" adds to a scene list. */
export const sceneListStep = 5;

/** Milliseconds between the end of a lookup and the next one being allowed. */
export const searchOkDelayMs = 500;

/** Height in pixels above which a text block is clamped to one line. */
export const clampHeightPx = 30;

/** Milliseconds between the pointer leaving an expanded text block and its collapse. */
export const clampLeaveMs = 200;

/** Milliseconds after which a request is given up. */
export const requestTimeoutMs = 30_000;

/** Milliseconds between two readings of the home figures. */
export const homePollMs = 5_000;

/** Milliseconds between opening the home page and the first reading of its figures. */
export const homeFirstPollMs = 1_000;

/** Products recommended on the home page. */
export const recommendedProductCount = 4;

/** Width and height in pixels of the QR picture on the identifier page. */
export const qrSizePx = 110;

/** Distance in pixels from the top of the page to which choosing a scene scrolls. */
export const sceneScrollTopPx = 550;

/** Distance in pixels that a jump from a scene's table of contents keeps above the section. */
export const tocOffsetPx = 620;

/** Milliseconds a notice stays. */
export const noticeMs = 3_000;

/** Milliseconds between two pictures of a carousel. */
export const carouselMs = 3_000;
