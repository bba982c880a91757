/** Milliseconds for which a verified phone opens the scenes of one identifier. */
export const sceneGrantMs = 30 * 60_000;
