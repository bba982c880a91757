import { expect, it } from 'vitest';
import { jpegName } from './pictureName.ts';

it.each([
  ['执照.heic', '执照.jpg'],
  ['IMG_2043.HEIC', 'IMG_2043.jpg'],
  ['scan.v2.png', 'scan.v2.jpg'],
  ['photo.JPG', 'photo.JPG'],
  ['photo.jpeg', 'photo.jpeg'],
  ['photo', 'photo.jpg'],
  ['.png', 'picture.jpg'],
  ['', 'picture.jpg'],
])('names %j %j when it becomes a JPEG', (name, expected) => {
  expect(jpegName(name)).toBe(expected);
});
