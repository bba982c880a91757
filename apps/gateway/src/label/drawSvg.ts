import type { PrintFont } from '../platform/print/printFont.ts';
import { moduleRuns } from './moduleRuns.ts';
import { outlineText } from './outlineText.ts';
import type { DrawingPlan, DrawnLabel } from './plan.ts';

/** A number of a path or a transformation: a thousandth of a mm, or of an em, is beyond what is printed. */
function short(value: number, digits = 4): string {
  return String(Number(value.toFixed(digits)));
}

/** Draws a label as an SVG in mm, black on white. Texts are outlines: nothing of them is markup. */
export function drawSvg(plan: DrawingPlan, { modules, lines }: DrawnLabel, font: PrintFont): Uint8Array {
  const { width, height } = plan.label;
  const { x, y, module, quiet } = plan.symbol;
  const begin = [x + quiet * module, y + quiet * module].map((place) => short(place)).join(' ');
  const runs = moduleRuns(modules, plan.modules).map((run) => `M${run.x} ${run.y}h${run.length}v1h-${run.length}z`);
  const texts = lines.map((line) => {
    const outline = outlineText(font, line.text);
    const unit = line.size / font.glyphs.unitsPerEm;
    const fit = Math.min(1, line.width / Math.max(1e-3, outline.width * line.size));
    const scale = `${short(unit * fit, 8)} ${short(-unit, 8)}`;
    return `<path transform="translate(${short(line.x)} ${short(line.y)}) scale(${scale})" d="${outline.path}"/>`;
  });
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width)}mm" height="${short(height)}mm" viewBox="0 0 ${short(width)} ${short(height)}">`,
    `<rect width="${short(width)}" height="${short(height)}" fill="#fff"/>`,
    `<path transform="translate(${begin}) scale(${short(module, 8)})" d="${runs.join('')}"/>`,
    ...texts,
    '</svg>',
  ];
  return Buffer.from(parts.join('\n'));
}
