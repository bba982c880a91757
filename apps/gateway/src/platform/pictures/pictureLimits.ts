/** Maximum number of pixels: more than any phone's camera, and 160 MB decoded. */
export const maxPixels = 40_000_000;

/** Maximum width and height of an avatar in px. */
export const avatarSizePx = 512;

/** Maximum px of a photo's longer edge: enough to see a crack. */
export const photoEdgePx = 1_600;

/** Maximum px of a document's longer edge: enough for the small print of an A4 page (200 dpi). */
export const documentEdgePx = 2_400;
