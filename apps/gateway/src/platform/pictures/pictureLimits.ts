/** Maximum number of pixels: more than any phone's camera, and 160 MB decoded. */
export const maxPixels = 40_000_000;

/** Maximum width and height of an avatar in px. */
export const avatarSizePx = 512;

/** Maximum px of a photo: 1600 by 1200, enough to see a crack. */
export const photoPixels = 1_920_000;

/**
 * Maximum px of a document: 2400 by 1800, enough for the small print of an A4 page (200 dpi). Pixels, not the longer edge, so that a long
 * screenshot stays readable.
 */
export const documentPixels = 4_320_000;

/** Maximum width and height of a WebP in px. */
export const webpEdgePx = 16_383;
