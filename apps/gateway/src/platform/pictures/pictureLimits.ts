/** Pixels that a picture may declare: more than any phone takes, and 160 MB once decoded. */
export const mostPixels = 40_000_000;

/** Width and height in pixels that an avatar has at most. */
export const avatarSizePx = 512;

/** Pixels along the longer edge of a photo at most: enough to see a crack by. */
export const photoEdgePx = 1_600;
