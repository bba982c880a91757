// Screenshots can only be compared on the platform and with the Chromium version that produced them: another version renders text slightly
// differently.
import { readFileSync } from 'node:fs';

export interface PictureMaker {
  /** In Node's notation: `linux-x64`. */
  platform: string;
  /** Major version. */
  chromium: number;
}

/** Platform and browser of the committed screenshots. */
export const pinnedMaker: PictureMaker = JSON.parse(
  readFileSync(new URL('../.storybook/pictures.json', import.meta.url), 'utf8'),
);

export const thisPlatform = `${process.platform}-${process.arch}`;

/** Why screenshots cannot be compared here and what to do about it, in one sentence; null when they can. */
export function whyNotCompared(here: PictureMaker, pinned: PictureMaker = pinnedMaker): string | null {
  if (here.platform === pinned.platform && here.chromium === pinned.chromium) return null;
  return `No pictures are compared: they were made on ${pinned.platform} with Chromium ${pinned.chromium}, and this is ${here.platform} with Chromium ${here.chromium}; set CHROMIUM_PATH to a Chromium ${pinned.chromium} on ${pinned.platform}, or take all pictures again with the newer one and write its version into .storybook/pictures.json.`;
}

/** Summary of the screenshot comparison by stories that ran or did not, and whether it fails the run: CI must not pass without comparing any. */
export function judgePictures(compared: number, isCi: boolean, hasRun: boolean): { sentence: string; fails: boolean } {
  if (compared > 0) return { sentence: `pictures: ${compared} compared`, fails: false };
  return { sentence: `pictures: none compared${hasRun ? '' : ', since the stories did not run'}.`, fails: isCi };
}
