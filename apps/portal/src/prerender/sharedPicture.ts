import { sharedPictures } from './facts.ts';

/** The first picture in a format that readers of links support, which excludes SVG. Otherwise the fallback. */
export function sharedPicture(pictures: readonly string[], otherwise: string = sharedPictures.general): string {
  return pictures.find((picture) => picture !== '' && !/\.svg(?:$|[?#])/.test(picture)) ?? otherwise;
}
