import type { PictureSize } from '../pictureFile/reduction.ts';

/** The square that is cut out, in px of the picture: its upper left corner and its side. */
export interface CropArea {
  x: number;
  y: number;
  side: number;
}

/** The most a picture can be magnified, and the least px that may be left of it: fewer would look coarse. */
const mostZoom = 4;
const leastSide = 64;

/** Px that an avatar is written with, along each side; a picture with fewer is not made larger. */
export const avatarSide = 512;

/** How much one key, one turn of the wheel or one step of a button zooms, and how far an arrow key moves, in sides. */
export const cropSteps = { zoom: 1.1, pan: 0.05 } as const;

const wholeSide = ({ width, height }: PictureSize) => Math.min(width, height);

const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), Math.max(least, most));

/** The square moved to where it lies inside the picture. */
function inside(picture: PictureSize, { x, y, side }: CropArea): CropArea {
  return { x: between(0, x, picture.width - side), y: between(0, y, picture.height - side), side };
}

/** The largest square in the middle of a picture. */
export function centredCrop(picture: PictureSize): CropArea {
  const side = wholeSide(picture);
  return { x: (picture.width - side) / 2, y: (picture.height - side) / 2, side };
}

/** The square moved by px of the picture, as far as the picture goes. */
export function panCrop(picture: PictureSize, crop: CropArea, x: number, y: number): CropArea {
  return inside(picture, { ...crop, x: crop.x + x, y: crop.y + y });
}

/** How often the square's side goes into the largest one's: 1 is the whole picture. */
export function cropZoom(picture: PictureSize, { side }: CropArea): number {
  return wholeSide(picture) / side;
}

/** The greatest zoom of a picture, 1 for one that is small already. */
export function greatestZoom(picture: PictureSize): number {
  return between(1, wholeSide(picture) / leastSide, mostZoom);
}

/** The square of another zoom about the same middle, as far as the picture goes. */
export function zoomCrop(picture: PictureSize, crop: CropArea, zoom: number): CropArea {
  const side = wholeSide(picture) / between(1, zoom, greatestZoom(picture));
  const shift = (crop.side - side) / 2;
  return inside(picture, { x: crop.x + shift, y: crop.y + shift, side });
}

/** Px that the square is written with along each side. */
export function outputSide({ side }: CropArea): number {
  return Math.max(1, Math.min(avatarSide, Math.round(side)));
}
