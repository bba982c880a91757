/** Entries of a scene list shown at first. */
export const sceneListFirst = 5;

/** Entries that each press of "more" adds to a scene list. */
export const sceneListStep = 5;

/** Entries of a page by default. */
export const defaultPageSize = 10;
/** Maximum page number that can be requested. */
export const listPageMax = 1_000_000;

/** Slots of a block of chosen apps and of the free apps; empty ones are filled. */
export const blockSlots = 4;
