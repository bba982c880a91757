/** Share of its area's height that a drawing takes: most of the padding is in the drawing itself. */
const share = 0.92;
/** Aspect ratio of the drawings. */
const shape = 320 / 240;

/** Styles of the image in an area of a given size: scaled to the usual height, never wider than the area. */
export const drawingFit = `width: 100%; height: ${share * 100}%; object-fit: contain;`;

/** Width in px of a drawing in an area of this height in px whose width follows from the drawing. */
export function drawingWidth(areaHeight: number): number {
  return Math.round(areaHeight * share * shape);
}
