// Browser commands that compare the screenshots of stories with their references. One capture proves a match; the caller repeats a capture
// that differs, because a page on a busy machine may not have settled.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { Box } from '../.storybook/pictured.ts';
import { type PictureDifference, pictureDifference } from './pictureDifference.ts';
import { asWebp, pictureFile, picturesFolder, samePixels } from './pictureFiles.ts';

/** Result of a capture. A difference may be gone in the next capture unless it is final. */
export type Comparison = { matches: true } | { matches: false; isFinal: boolean; message: string };

/** The capture before, by name: a page that looks the same twice has settled, and may become the reference. */
const captures = new Map<string, Buffer>();

/**
 * Captures a part of the page and compares it with its reference. With `--update`, a settled capture that differs replaces the reference;
 * a missing one is written, and fails once. `isLast` writes the capture and the difference next to the other attachments of the run.
 */
export const comparePicture: BrowserCommand<[name: string, clip: Box, isLast: boolean], Promise<Comparison>> = async (
  context,
  name,
  clip,
  isLast,
) => {
  const file = pictureFile(name);
  const update = context.project.serializedConfig.snapshotOptions.updateSnapshot;
  // PNG is what older pictures are; an update takes them again.
  const isOutdated = file === null || (update === 'all' && file.endsWith('.png'));
  const [reference, capture] = await Promise.all([isOutdated ? null : readFile(file), captured(context.page, clip)]);
  const difference = reference === null ? null : await pictureDifference(reference, capture);
  if (reference !== null && difference === null) {
    captures.delete(name);
    return { matches: true };
  }
  const before = captures.get(name);
  const hasSettled = before !== undefined && (await samePixels(before, capture));
  captures.set(name, capture);
  if (hasSettled && (update === 'all' || (update === 'new' && file === null))) {
    captures.delete(name);
    await storePicture(name, capture);
    if (update === 'all') return { matches: true };
    return {
      matches: false,
      isFinal: true,
      message: `${name}: there was no picture; a new one was written. Review it.`,
    };
  }
  const written = isLast ? await writeDifference(context, name, capture, difference) : [];
  const words = file === null ? 'there is no picture.' : (difference?.message ?? 'differs.');
  const unrest = hasSettled || before === undefined ? '' : ' The page does not stand still.';
  return { matches: false, isFinal: false, message: [`${name}: ${words}${unrest}`, ...written].join('\n  ') };
};

/** A capture of a part of the page. */
function captured(page: BrowserCommandContext['page'], clip: Box): Promise<Buffer> {
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide', scale: 'device' });
}

/** Reports a picture that its story does not have (any more), with the reason; with `--update` it is removed. */
export const refusePicture: BrowserCommand<[name: string, reason: string], Promise<Comparison>> = async (
  { project },
  name,
  reason,
) => {
  const file = pictureFile(name);
  if (file === null) return { matches: true };
  if (project.serializedConfig.snapshotOptions.updateSnapshot === 'all') {
    await rm(file);
    return { matches: true };
  }
  return {
    matches: false,
    isFinal: true,
    message: `${name}: ${reason}, so it has no such picture; update the pictures.`,
  };
};

async function storePicture(name: string, png: Buffer): Promise<void> {
  await writeFile(join(picturesFolder, `${name}.webp`), await asWebp(png));
  await rm(join(picturesFolder, `${name}.png`), { force: true });
}

/** Writes a capture and its difference from the reference; returns a line with the path of each, relative to the repository. */
async function writeDifference(
  { project, testPath = '' }: BrowserCommandContext,
  name: string,
  capture: Buffer,
  difference: PictureDifference | null,
): Promise<string[]> {
  const { root, attachmentsDir } = project.config;
  const folder = join(attachmentsDir, relative(root, dirname(testPath)));
  const files = { actual: capture, ...(difference?.png != null && { diff: difference.png }) };
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Object.entries(files).map(async ([kind, png]) => {
      const path = join(folder, `${name}-${kind}.png`);
      await writeFile(path, png);
      return `${kind}: ${relative(root, path)}`;
    }),
  );
}
