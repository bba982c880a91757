/** Pixels that a picture may declare: more than any phone takes, and 160 MB once decoded. */
export const mostPixels = 40_000_000;

/** Width and height in pixels that an avatar has at most. */
export const avatarSizePx = 512;

/** Pixels along the longer edge of a photo at most: enough to see a crack by. */
export const photoEdgePx = 1_600;

/** Pixels along the longer edge of a document at most: the small print of an A4 page at 200 dots an inch. */
export const documentEdgePx = 2_400;
