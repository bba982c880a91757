/** Years from installation for which outdoor fitness equipment may be used at most: the national standard GB 19272. */
export const outdoorServiceYears = 8;
/** Days before the end of its service life from which the end of a device is announced. */
export const serviceLifeWarnDays = 180;
/** Days of use that a device's record shows one by one. */
export const assetRunDays = 6;
/** Assets of a page at most. */
export const assetPageMax = 50;
/** Characters of a keyword for finding assets. */
export const assetKeywordMaxLength = 64;
/** Repairs in a device's record. */
export const assetRepairMax = 50;
