import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { PrintFont } from '../platform/print/printFont.ts';
import { drawPng } from './drawPng.ts';
import { drawSvg } from './drawSvg.ts';
import type { Drawer, DrawingPlan } from './plan.ts';

/** Draws each label as a picture of its own, into a ZIP that is written as it grows. */
export function createPictureDrawer(plan: DrawingPlan, font: PrintFont): Drawer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  const taken = () => new Uint8Array(Buffer.concat(chunks.splice(0)));

  return {
    async add(labels) {
      for (const label of labels) {
        const name = `${label.name}.${plan.output}`;
        // A PNG is compressed already.
        const file = plan.output === 'png' ? new ZipPassThrough(name) : new ZipDeflate(name);
        const bytes = plan.output === 'png' ? await drawPng(plan, label, font) : drawSvg(plan, label, font);
        zip.add(file);
        file.push(bytes, true);
      }
      return taken();
    },
    async end() {
      zip.end();
      return taken();
    },
  };
}
