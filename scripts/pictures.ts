// Pictures can be compared on the platform and with the Chromium that made them: another version draws text a little differently.
import { readFileSync } from 'node:fs';

export interface PictureMaker {
  /** As Node names it: `linux-x64`. */
  platform: string;
  /** Major version. */
  chromium: number;
}

/** What made the committed pictures. */
export const pinnedMaker: PictureMaker = JSON.parse(
  readFileSync(new URL('../.storybook/pictures.json', import.meta.url), 'utf8'),
);

export const thisPlatform = `${process.platform}-${process.arch}`;

/** Why pictures cannot be compared here and what to do about it, in one sentence; null when they can. */
export function whyNotCompared(here: PictureMaker, pinned: PictureMaker = pinnedMaker): string | null {
  if (here.platform === pinned.platform && here.chromium === pinned.chromium) return null;
  return `No pictures are compared: they were made on ${pinned.platform} with Chromium ${pinned.chromium}, and this is ${here.platform} with Chromium ${here.chromium}; set CHROMIUM_PATH to a Chromium ${pinned.chromium} on ${pinned.platform}, or take all pictures again with the newer one and write its version into .storybook/pictures.json.`;
}

/** What the last lines of a run say about pictures, and whether the run fails for it: CI must not pass without comparing any. */
export function judgePictures(compared: number, isCi: boolean): { sentence: string; fails: boolean } {
  if (compared > 0) return { sentence: `pictures: ${compared} compared`, fails: false };
  return { sentence: 'pictures: none compared; the stories did not run, or their output says why.', fails: isCi };
}
