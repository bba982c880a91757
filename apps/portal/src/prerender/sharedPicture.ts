import { sharedPictures } from './facts.ts';

/** The first of some pictures that readers of shared links can show: drawings they cannot. Another where there is none. */
export function sharedPicture(pictures: readonly string[], otherwise: string = sharedPictures.general): string {
  return pictures.find((picture) => picture !== '' && !/\.svg(?:$|[?#])/.test(picture)) ?? otherwise;
}
