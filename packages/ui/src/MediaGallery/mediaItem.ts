import type { Film } from '../VideoPlayer/VideoPlayer.tsx';

/** A picture of a gallery. */
export interface MediaPicture {
  kind: 'picture';
  id: string;
  /** URL of the picture. */
  src: string;
  /** Alternative text. */
  alt: string;
  /** URL of a thumbnail for the strip; the picture itself by default. */
  thumbnail?: string | undefined;
}

/** A video of a gallery. */
export interface MediaVideo extends Film {
  kind: 'video';
  id: string;
  /** URL of a thumbnail; the poster by default. */
  thumbnail?: string | undefined;
}

/** A picture or video of a gallery. */
export type MediaItem = MediaPicture | MediaVideo;

/** The label of an item. */
export function nameOf(item: MediaItem): string {
  return item.kind === 'video' ? item.title : item.alt;
}

/** The thumbnail URL of an item; undefined for a video without one. */
export function thumbnailOf(item: MediaItem): string | undefined {
  return item.thumbnail ?? (item.kind === 'video' ? item.poster : item.src);
}

/** The item with an id, else the first; undefined when there is none. */
export function itemOf(items: readonly MediaItem[], id: string | undefined): MediaItem | undefined {
  return items.find((item) => item.id === id) ?? items[0];
}

/** The previous or next picture; wraps around and skips videos. */
export function pictureBeside(items: readonly MediaItem[], id: string, step: 1 | -1): MediaPicture | undefined {
  const pictures = items.filter((item) => item.kind === 'picture');
  const at = pictures.findIndex((picture) => picture.id === id);
  return pictures[(at + step + pictures.length) % pictures.length];
}
