/** Labels that are drawn together at most. */
export const labelsMax = 10_000;
/** The shortest side of a label in mm. */
export const labelSideMinMm = 5;
/** The longest side of a label in mm. */
export const labelSideMaxMm = 300;
/** The longest side of a page of labels in mm. */
export const labelPageMaxMm = 1_000;
/** Labels beside each other on a page. */
export const labelColumnsMax = 20;
/** Labels below each other on a page. */
export const labelRowsMax = 60;

/** The edge of a label in mm that stays empty: sheets are fed and cut with a tolerance of about 1 mm. */
export const labelEdgeMm = 1;
/** Dots of the output that a module has at least. Source: DENSO WAVE, "Point for setting the module size". */
export const moduleDotsMin = 4;
/** Millimetres that a module measures at least, which a scanner of standard resolution reads. Source: the same. */
export const moduleMinMm = 0.25;
