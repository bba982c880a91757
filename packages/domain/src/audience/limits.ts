/** Fields of a scene that may be masked. */
export const sceneMasksMax = 200;
