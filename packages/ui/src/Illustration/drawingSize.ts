/** Share of the height of its area that a drawing takes: most of the air round the object is in the drawing itself. */
const share = 0.92;
/** Width of the drawings of the set against their height. */
const shape = 320 / 240;

/** Styles of the picture in an area of a given size: as high as drawings are there, never wider than the area. */
export const drawingFit = `width: 100%; height: ${share * 100}%; object-fit: contain;`;

/** Width in px of a drawing in an area that is so many px high and takes its width from the drawing. */
export function drawingWidth(areaHeight: number): number {
  return Math.round(areaHeight * share * shape);
}
