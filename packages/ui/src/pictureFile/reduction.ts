/** Width and height in px. */
export interface PictureSize {
  width: number;
  height: number;
}

/** One try at a smaller file: the size it is drawn at, in px, and the quality it is written with, from 0 to 1. */
export interface Attempt extends PictureSize {
  quality: number;
}

/** The largest canvas that older telephones can draw, in px altogether and along one edge. */
const canvasPixels = 16_777_216;
const canvasEdge = 8192;

/** The quality to begin with, and the two below it before the picture is made smaller. */
const qualities = { first: 0.9, second: 0.8, last: 0.7 } as const;

/** Below this length of the longer edge, in px, writing on a document cannot be read any more. */
export const leastEdge = 320;

/** How much too large a file may be, as a factor, for a step of quality to be worth a try. */
const qualityGain = { second: 1.5, last: 1.25 } as const;

/** What is left of a file, as a share, when the first step of quality is taken along with a smaller size. */
const firstStepGain = 0.7;

function scale({ width, height }: PictureSize, factor: number): PictureSize {
  const one = Math.min(1, factor);
  return { width: Math.max(1, Math.floor(width * one)), height: Math.max(1, Math.floor(height * one)) };
}

/**
 * The first try for a picture whose file has `sourceBytes` and may have `mostBytes`. A file not far above the limit keeps its
 * size; one far above begins at the size that, at one bit a px, would fit, since a full-size try would take seconds for
 * nothing.
 */
export function firstAttempt(picture: PictureSize, sourceBytes: number, mostBytes: number): Attempt {
  const pixels = sourceBytes <= mostBytes * 2 ? canvasPixels : Math.min(canvasPixels, mostBytes * 8);
  const factor = Math.sqrt(pixels / (picture.width * picture.height));
  const edge = canvasEdge / Math.max(picture.width, picture.height);
  return { ...scale(picture, Math.min(factor, edge)), quality: qualities.first };
}

/** The try after one that came out with too many bytes; null when the picture would become too small to be read. */
export function nextAttempt(tried: Attempt, bytes: number, mostBytes: number): Attempt | null {
  const excess = bytes / mostBytes;
  if (tried.quality > qualities.second && excess <= qualityGain.second) return { ...tried, quality: qualities.second };
  if (tried.quality > qualities.last && excess <= qualityGain.last) return { ...tried, quality: qualities.last };
  const gain = tried.quality > qualities.second ? firstStepGain : 1;
  const factor = Math.min(0.9, Math.max(0.25, 0.95 / Math.sqrt(excess * gain)));
  const smaller = scale(tried, factor);
  if (Math.max(smaller.width, smaller.height) < leastEdge) return null;
  return { ...smaller, quality: Math.min(tried.quality, qualities.second) };
}
