import type { Film } from '../VideoPlayer/VideoPlayer.tsx';

/** A picture of a gallery. */
export interface MediaPicture {
  kind: 'picture';
  id: string;
  /** Its address. */
  src: string;
  /** What is to be seen, in words. */
  alt: string;
  /** Address of a smaller copy for the strip; the picture itself unless given. */
  thumbnail?: string;
}

/** A video of a gallery. */
export interface MediaVideo extends Film {
  kind: 'video';
  id: string;
  /** Address of a smaller picture for the strip; the poster unless given. */
  thumbnail?: string;
}

/** A picture or video of a gallery. */
export type MediaItem = MediaPicture | MediaVideo;

/** What an item is called. */
export function nameOf(item: MediaItem): string {
  return item.kind === 'video' ? item.title : item.alt;
}

/** The address of an item's small picture; undefined for a video without one. */
export function thumbnailOf(item: MediaItem): string | undefined {
  return item.thumbnail ?? (item.kind === 'video' ? item.poster : item.src);
}

/** The item of an id, else the first; undefined when there is none. */
export function itemOf(items: readonly MediaItem[], id: string | undefined): MediaItem | undefined {
  return items.find((item) => item.id === id) ?? items[0];
}

/** The picture before or after another one; the ends join, videos are passed over. */
export function pictureBeside(items: readonly MediaItem[], id: string, step: 1 | -1): MediaPicture | undefined {
  const pictures = items.filter((item) => item.kind === 'picture');
  const at = pictures.findIndex((picture) => picture.id === id);
  return pictures.at((at + step) % pictures.length);
}
