import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { PrintFont } from '../platform/print/printFont.ts';
import { createPngDrawer, type PngDrawer } from './drawPng.ts';
import { drawSvg } from './drawSvg.ts';
import type { Drawer, DrawingPlan, DrawnLabel } from './plan.ts';

/** Draws each label as a picture of its own, into a ZIP that is written as it grows. */
export function createPictureDrawer(plan: DrawingPlan, font: PrintFont): Drawer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  const taken = () => new Uint8Array(Buffer.concat(chunks.splice(0)));
  const png = plan.output === 'png' ? createPngDrawer(plan, font) : null;

  function addFile(file: ZipDeflate | ZipPassThrough, bytes: Uint8Array): void {
    zip.add(file);
    file.push(bytes, true);
  }

  async function addPngs(labels: readonly DrawnLabel[], draw: PngDrawer): Promise<void> {
    const files: Promise<Uint8Array>[] = [];
    for (const label of labels) {
      files.push(draw(label));
      // Pixels that were read are freed in turns of the event loop alone.
      await setImmediate();
    }
    // Compressed already.
    for (const [index, bytes] of (await Promise.all(files)).entries())
      addFile(new ZipPassThrough(`${labels[index]?.name}.png`), bytes);
  }

  return {
    async add(labels) {
      if (png === null)
        for (const label of labels) addFile(new ZipDeflate(`${label.name}.svg`), drawSvg(plan, label, font));
      else await addPngs(labels, png);
      return taken();
    },
    end() {
      zip.end();
      return Promise.resolve(taken());
    },
  };
}
