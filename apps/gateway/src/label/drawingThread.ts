import { parentPort } from 'node:worker_threads';
import { readPrintFont } from '../platform/print/printFont.ts';
import type { DrawingWork } from './drawnChunks.ts';
import { createPdfDrawer } from './drawPdf.ts';
import { createPictureDrawer } from './drawPictures.ts';
import type { Drawer } from './plan.ts';

const font = readPrintFont();
let drawer: Drawer | undefined;

async function draw(work: DrawingWork): Promise<Uint8Array> {
  if ('plan' in work) drawer = (work.plan.output === 'pdf' ? createPdfDrawer : createPictureDrawer)(work.plan, font);
  if (drawer === undefined) throw new Error('A drawing begins with its plan.');
  if ('labels' in work) return await drawer.add(work.labels);
  return 'end' in work ? await drawer.end() : new Uint8Array();
}

const port = parentPort;
port?.on('message', (work: DrawingWork) => {
  void draw(work).then((bytes) => port.postMessage(bytes));
});
