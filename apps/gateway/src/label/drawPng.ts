import type { LabelLine } from '@lima-id/domain';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { writeGrayPng } from '../platform/pictures/writePng.ts';
import type { PrintFont } from '../platform/print/printFont.ts';
import { moduleRuns } from './moduleRuns.ts';
import { outlineText } from './outlineText.ts';
import type { DrawingPlan, DrawnLabel } from './plan.ts';

const mmPerMetre = 1000;
const black = 0;
const white = 255;

/** Drawn lines that are kept, some tens of KB each: names are the same on all labels, codes on none. */
const keptLines = 32;

/** Draws a label. The drawing is done when the call returns, and the next label can be drawn while its file is compressed. */
export type PngDrawer = (label: DrawnLabel) => Promise<Uint8Array>;

/** A part of a picture in dots, with its shades row by row. */
interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
  shades: Uint8Array;
}

/** Draws lines on a canvas of `width` and `height` dots, each with an em around it for what a letter has beyond its box. */
function createLineDrawer(
  width: number,
  height: number,
  dotsPerMm: number,
  font: PrintFont,
): (line: LabelLine) => Part {
  const context = createCanvas(width, height).getContext('2d');
  const kept = new LRUCache<string, Part>({ max: keptLines });

  function placeOf({ x, y, width: wide, size }: LabelLine): Omit<Part, 'shades'> {
    const within = (mm: number, limit: number) => Math.min(limit, Math.max(0, Math.round(mm * dotsPerMm)));
    const [left, top] = [within(x - size, width), within(y - 2 * size, height)];
    return { left, top, width: within(x + wide + size, width) - left, height: within(y + size, height) - top };
  }

  function draw(line: LabelLine): Part {
    const outline = outlineText(font, line.text);
    const unit = (line.size * dotsPerMm) / font.glyphs.unitsPerEm;
    const fit = Math.min(1, line.width / Math.max(1e-3, outline.width * line.size));
    const place = placeOf(line);
    context.fillStyle = '#fff';
    context.fillRect(place.left, place.top, place.width, place.height);
    context.save();
    context.translate(line.x * dotsPerMm, line.y * dotsPerMm);
    context.scale(unit * fit, -unit);
    context.fillStyle = '#000';
    context.fill(new Path2D(outline.path));
    context.restore();
    const { data } = context.getImageData(place.left, place.top, place.width, place.height);
    // The channels of a gray are the same.
    const shades = new Uint8Array(place.width * place.height);
    for (let dot = 0; dot < shades.length; dot += 1) shades[dot] = data[dot * 4] ?? white;
    return { ...place, shades };
  }

  return (line) => {
    const key = JSON.stringify(line);
    const part = kept.get(key) ?? draw(line);
    kept.set(key, part);
    return part;
  };
}

/** Draws labels of the plan's size as PNGs, black on white, in whole dots: every module has the same number of them. */
export function createPngDrawer({ label, symbol, modules: side, dotsPerMm }: DrawingPlan, font: PrintFont): PngDrawer {
  const inDots = (mm: number) => Math.round(mm * dotsPerMm);
  const [width, height] = [inDots(label.width), inDots(label.height)];
  const drawLine = createLineDrawer(width, height, dotsPerMm, font);
  const shades = new Uint8Array(width * height);

  function addSymbol(modules: Uint8Array): void {
    const { dots } = symbol;
    const left = inDots(symbol.x) + symbol.quiet * dots;
    const top = inDots(symbol.y) + symbol.quiet * dots;
    for (const run of moduleRuns(modules, side)) {
      for (let row = 0; row < dots; row += 1) {
        const begin = (top + run.y * dots + row) * width + left + run.x * dots;
        shades.fill(black, begin, begin + run.length * dots);
      }
    }
  }

  function addLine(line: LabelLine): void {
    const part = drawLine(line);
    for (let at = 0, y = part.top; y < part.top + part.height; y += 1) {
      for (let x = part.left; x < part.left + part.width; x += 1, at += 1) {
        const place = y * width + x;
        // What is darker stays: the space around a line has parts of others.
        shades[place] = Math.min(shades[place] ?? white, part.shades[at] ?? white);
      }
    }
  }

  return async ({ modules, lines }) => {
    shades.fill(white);
    addSymbol(modules);
    for (const line of lines) addLine(line);
    return await writeGrayPng({ width, height, shades }, Math.round(dotsPerMm * mmPerMetre));
  };
}
