/** Width and height in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** One attempt at a smaller file: its size in px, and its JPEG quality, from 0 to 1. */
export interface Attempt extends PictureSize {
  quality: number;
}

/** The largest canvas of older phones, in px in total and along one edge. */
const canvasPixels = 16_777_216;
const canvasEdge = 16_384;

/** The initial quality, and the two lower ones before the picture is scaled down. */
const qualities = { first: 0.9, second: 0.8, last: 0.7 } as const;

/** Minimum number of px, 320 by 180: below, text on a document is unreadable. Not of an edge, since screenshots may be long and narrow. */
export const leastPixels = 57_600;

/** Maximum ratio of file size to limit at which lowering the quality is worth an attempt. */
const qualityGain = { second: 1.5, last: 1.25 } as const;

/** Remaining share of a file's size when the first quality step is combined with scaling. */
const firstStepGain = 0.7;

function scale({ width, height }: PictureSize, factor: number): PictureSize {
  const one = Math.min(1, factor);
  return { width: Math.max(1, Math.floor(width * one)), height: Math.max(1, Math.floor(height * one)) };
}

/**
 * The first attempt for a picture whose file has `sourceBytes` and may have `mostBytes`. A file not far above the limit keeps its size; one
 * far above starts at the size that would fit at one bit per px, since a full-size attempt would waste seconds.
 */
export function firstAttempt(picture: PictureSize, sourceBytes: number, mostBytes: number): Attempt {
  const pixels = sourceBytes <= mostBytes * 2 ? canvasPixels : Math.min(canvasPixels, mostBytes * 8);
  const factor = Math.sqrt(pixels / (picture.width * picture.height));
  const edge = canvasEdge / Math.max(picture.width, picture.height);
  return { ...scale(picture, Math.min(factor, edge)), quality: qualities.first };
}

/** The next attempt after one with too many bytes; null when the picture would become unreadably small. */
export function nextAttempt(tried: Attempt, bytes: number, mostBytes: number): Attempt | null {
  const excess = bytes / mostBytes;
  if (tried.quality > qualities.second && excess <= qualityGain.second) return { ...tried, quality: qualities.second };
  if (tried.quality > qualities.last && excess <= qualityGain.last) return { ...tried, quality: qualities.last };
  const gain = tried.quality > qualities.second ? firstStepGain : 1;
  const factor = Math.min(0.9, Math.max(0.25, 0.95 / Math.sqrt(excess * gain)));
  const smaller = scale(tried, factor);
  if (smaller.width * smaller.height < leastPixels) return null;
  return { ...smaller, quality: Math.min(tried.quality, qualities.second) };
}
