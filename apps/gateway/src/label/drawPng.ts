import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { PrintFont } from '../platform/print/printFont.ts';
import { moduleRuns } from './moduleRuns.ts';
import { outlineText } from './outlineText.ts';
import type { DrawingPlan, DrawnLabel } from './plan.ts';

const mmPerInch = 25.4;

/** Draws a label as a PNG, black on white, in whole dots: every module has the same number of them. */
export async function drawPng(plan: DrawingPlan, { modules, lines }: DrawnLabel, font: PrintFont): Promise<Uint8Array> {
  const { label, symbol, dotsPerMm } = plan;
  const inDots = (mm: number) => Math.round(mm * dotsPerMm);
  const canvas = createCanvas(inDots(label.width), inDots(label.height));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  const { dots } = symbol;
  const left = inDots(symbol.x) + symbol.quiet * dots;
  const top = inDots(symbol.y) + symbol.quiet * dots;
  for (const run of moduleRuns(modules, plan.modules))
    context.fillRect(left + run.x * dots, top + run.y * dots, run.length * dots, dots);
  for (const line of lines) {
    const outline = outlineText(font, line.text);
    const unit = (line.size * dotsPerMm) / font.glyphs.unitsPerEm;
    const fit = Math.min(1, line.width / Math.max(1e-3, outline.width * line.size));
    context.save();
    context.translate(line.x * dotsPerMm, line.y * dotsPerMm);
    context.scale(unit * fit, -unit);
    context.fill(new Path2D(outline.path));
    context.restore();
  }
  return await canvas.encode('png', { resolution: Math.round(dotsPerMm * mmPerInch) });
}
