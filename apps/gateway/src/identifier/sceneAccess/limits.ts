/** Milliseconds for which a verified phone unlocks the scenes of one identifier. */
export const sceneGrantMs = 30 * 60_000;
