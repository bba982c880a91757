import type { PictureSize } from '../pictureFile/reduction.ts';

/** The crop area, in px of the picture: its top left corner and its side. */
export interface CropArea {
  x: number;
  y: number;
  side: number;
}

/** Maximum zoom, and minimum crop side in px: a smaller one would look coarse. */
const mostZoom = 4;
const leastSide = 64;

/** Output size of an avatar, in px per side; smaller pictures are not upscaled. */
export const avatarSide = 512;

/** Zoom factor of a key, wheel event or button, and distance of an arrow key as a share of the side. */
export const cropSteps = { zoom: 1.1, pan: 0.05 } as const;

const wholeSide = ({ width, height }: PictureSize) => Math.min(width, height);

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), Math.max(least, most));

/** The crop area, clamped to the picture. */
function inside(picture: PictureSize, { x, y, side }: CropArea): CropArea {
  return { x: between(0, x, picture.width - side), y: between(0, y, picture.height - side), side };
}

/** The largest centred square of a picture. */
export function centredCrop(picture: PictureSize): CropArea {
  const side = wholeSide(picture);
  return { x: (picture.width - side) / 2, y: (picture.height - side) / 2, side };
}

/** The crop area moved by px of the picture, clamped to the picture. */
export function panCrop(picture: PictureSize, crop: CropArea, x: number, y: number): CropArea {
  return inside(picture, { ...crop, x: crop.x + x, y: crop.y + y });
}

/** Ratio of the largest square's side to the crop area's: 1 is the whole picture. */
export function cropZoom(picture: PictureSize, { side }: CropArea): number {
  return wholeSide(picture) / side;
}

/** Maximum zoom of a picture; 1 for one that is small already. */
export function greatestZoom(picture: PictureSize): number {
  return between(1, wholeSide(picture) / leastSide, mostZoom);
}

/** The crop area at another zoom with the same centre, clamped to the picture. */
export function zoomCrop(picture: PictureSize, crop: CropArea, zoom: number): CropArea {
  const side = wholeSide(picture) / between(1, zoom, greatestZoom(picture));
  const shift = (crop.side - side) / 2;
  return inside(picture, { x: crop.x + shift, y: crop.y + shift, side });
}

/** Output size in px per side. */
export function outputSide({ side }: CropArea): number {
  return Math.max(1, Math.min(avatarSide, Math.round(side)));
}
