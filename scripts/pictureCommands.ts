// Browser commands that compare the screenshots of stories with their references. Almost every screenshot has exactly the pixels of its
// reference, which one capture proves. Everything else is left to Vitest, which reads and writes PNG only: the reference is staged as PNG for
// the comparison, and a file that Vitest writes there is stored as WebP.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { asPng, asWebp, pictureFile, picturesFolder, samePixels } from './pictureFiles.ts';

const stagingFolder = join(import.meta.dirname, '../.reports/pictures');

/** Where Vitest reads the reference of a name and writes a new one. */
export function stagedFile(name: string): string {
  return join(stagingFolder, `${name}.png`);
}

/** Part of the page, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether a part of the page has exactly the pixels of the reference. */
export const equalsReference: BrowserCommand<[name: string, clip: Box], Promise<boolean>> = async (
  { page },
  name,
  clip,
) => {
  const file = pictureFile(name);
  if (file === null) return false;
  const [reference, screenshot] = await Promise.all([
    readFile(file),
    page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'device' }),
  ]);
  return samePixels(reference, screenshot);
};

/** Stages the reference as PNG. */
export const stageReference: BrowserCommand<[name: string], Promise<void>> = async (_context, name) => {
  const file = pictureFile(name);
  const staged = stagedFile(name);
  await rm(staged, { force: true });
  if (file === null) return;
  await mkdir(stagingFolder, { recursive: true });
  const reference = await readFile(file);
  await writeFile(staged, file.endsWith('.png') ? reference : await asPng(reference));
};

/** Stores what Vitest wrote in place of the staged reference, if it did; unstages it. */
export const storeReference: BrowserCommand<[name: string], Promise<void>> = async (_context, name) => {
  const staged = stagedFile(name);
  if (!existsSync(staged)) return;
  const written = await readFile(staged);
  await rm(staged);
  const file = pictureFile(name);
  if (file !== null && (await samePixels(await readFile(file), written))) return;
  await writeFile(join(picturesFolder, `${name}.webp`), await asWebp(written));
  if (file?.endsWith('.png')) await rm(file);
};
