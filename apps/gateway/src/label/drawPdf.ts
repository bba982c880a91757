import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import type { PrintFont } from '../platform/print/printFont.ts';
import { moduleRuns } from './moduleRuns.ts';
import type { Drawer, DrawingPlan, DrawnLabel } from './plan.ts';

type Document = InstanceType<typeof PDFDocument>;

/** Points of a mm. */
const points = 72 / 25.4;

function drawSymbol(document: Document, { symbol, modules: side }: DrawingPlan, modules: Uint8Array): void {
  const { x, y, module, quiet } = symbol;
  document.save().translate((x + quiet * module) * points, (y + quiet * module) * points);
  document.scale(module * points);
  // One piece of content for the whole symbol: a call of `rect` for each of its 300 runs takes ten times as long.
  const rectangles = moduleRuns(modules, side).map((run) => `${run.x} ${run.y} ${run.length} 1 re`);
  document.addContent(`${rectangles.join(' ')} f`).restore();
}

function drawLines(document: Document, { lines }: DrawnLabel, { writable }: PrintFont): void {
  for (const { text, x, y, width, size } of lines) {
    const written = writable(text);
    document.fontSize(size * points);
    // A line that is wider than estimated is condensed.
    const fit = Math.min(1, (width * points) / Math.max(1, document.widthOfString(written)));
    document
      .save()
      .translate(x * points, y * points)
      .scale(fit, 1);
    document.text(written, 0, 0, { lineBreak: false, baseline: 'alphabetic' }).restore();
  }
}

/** Draws labels onto the pages of a PDF, with symbols and texts as vectors. A page is ready when the next one begins. */
export function createPdfDrawer(plan: DrawingPlan, font: PrintFont): Drawer {
  const size: [number, number] = [plan.page.width * points, plan.page.height * points];
  const document = new PDFDocument({
    autoFirstPage: false,
    size,
    margin: 0,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: plan.title },
  });
  document.registerFont('text', font.bytes).font('text');
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const taken = () => new Uint8Array(Buffer.concat(chunks.splice(0)));
  let drawn = 0;
  return {
    async add(labels) {
      for (const label of labels) {
        const place = plan.places[drawn % plan.places.length] ?? { x: 0, y: 0 };
        if (drawn % plan.places.length === 0) document.addPage();
        drawn += 1;
        document.save().translate(place.x * points, place.y * points);
        drawSymbol(document, plan, label.modules);
        drawLines(document, label, font);
        document.restore();
      }
      return taken();
    },
    async end() {
      const ended = once(document, 'end');
      document.end();
      await ended;
      return taken();
    },
  };
}
