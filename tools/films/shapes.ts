import { colours, faces } from './canvas.ts';
import { clamp } from './motion.ts';

/** A point in a frame, px. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle in a frame, px. */
export interface Area extends Point {
  width: number;
  height: number;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const px = (value: number) => String(Math.round(value * 100) / 100);

/** A group of elements. */
export function group(
  parts: readonly string[],
  { x = 0, y = 0, scale = 1, opacity = 1 }: Partial<Point> & { scale?: number; opacity?: number } = {},
): string {
  if (opacity <= 0.003) return '';
  const place = `translate(${px(x)} ${px(y)})${scale === 1 ? '' : ` scale(${scale.toFixed(4)})`}`;
  return `<g transform="${place}"${opacity >= 1 ? '' : ` opacity="${opacity.toFixed(3)}"`}>${parts.join('')}</g>`;
}

interface TextLook {
  size?: number;
  weight?: number;
  colour?: string;
  face?: keyof typeof faces;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
}

/** A line of text; `y` is its baseline. */
export function text(words: string, { x, y }: Point, look: TextLook = {}): string {
  const { size = 30, weight = 500, colour = colours.text, face = 'sans', anchor = 'start', opacity = 1 } = look;
  const written = words.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
  return `<text x="${px(x)}" y="${px(y)}" font-family="${faces[face]}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}" opacity="${opacity.toFixed(3)}">${written}</text>`;
}

/** Width of a monospace character relative to its font size. */
export const codeAdvance = 0.6;

interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  radius?: number;
  dash?: string;
  opacity?: number;
}

function paint({ fill = 'none', stroke, width = 2, radius, dash, opacity }: Paint): string {
  return [
    `fill="${fill}"`,
    stroke === undefined ? '' : `stroke="${stroke}" stroke-width="${width}"`,
    radius === undefined ? '' : `rx="${radius}"`,
    dash === undefined ? '' : `stroke-dasharray="${dash}"`,
    opacity === undefined ? '' : `opacity="${clamp(opacity).toFixed(3)}"`,
  ].join(' ');
}

export function rect({ x, y, width, height }: Area, look: Paint): string {
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(Math.max(0, width))}" height="${px(Math.max(0, height))}" ${paint(look)}/>`;
}

/** A centred square: our smallest symbol. */
export function square({ x, y }: Point, size: number, look: Paint): string {
  return rect({ x: x - size / 2, y: y - size / 2, width: size, height: size }, look);
}

export function path(d: string, look: Paint): string {
  return `<path d="${d}" stroke-linecap="square" ${paint(look)}/>`;
}

/** The first `part` of a straight line. */
export function line(from: Point, to: Point, part: number, look: Paint): string {
  if (part <= 0) return '';
  const x = from.x + (to.x - from.x) * part;
  const y = from.y + (to.y - from.y) * part;
  return path(`M${px(from.x)} ${px(from.y)}L${px(x)} ${px(y)}`, look);
}

/** A bracket that opens upwards, drawn from left to right. */
export function bracket({ x, y }: Point, width: number, part: number, colour: string = colours.mark): string {
  if (part <= 0) return '';
  const depth = 12;
  const way = width * clamp(part);
  return path(`M${px(x)} ${px(y)}v${depth}h${px(way)}${part >= 1 ? `v${-depth}` : ''}`, { stroke: colour, width: 3 });
}

/** Three corners and a square round something scanned or focused; `part` is the progress of the corners. */
export function finder(
  { x, y, width, height }: Area,
  part: number,
  opacity = 1,
  colour: string = colours.text,
): string {
  if (part <= 0 || opacity <= 0) return '';
  const long = px(28 * clamp(part));
  const [right, low] = [x + width, y + height];
  return group(
    [
      path(
        `M${px(x)} ${px(y)}m0 ${long}v-${long}h${long}M${px(right)} ${px(y)}m-${long} 0h${long}v${long}M${px(x)} ${px(low)}m0 -${long}v${long}h${long}`,
        { stroke: colour, width: 4 },
      ),
      square({ x: right - 5, y: low - 5 }, 11, { fill: colours.mark, opacity: part }),
    ],
    { opacity },
  );
}

/** A tick in a square of 28 px around its centre, drawn up to `part`. */
export function tick({ x, y }: Point, part: number, colour: string = colours.accent): string {
  if (part <= 0) return '';
  const far = clamp((part - 0.4) / 0.6);
  const d = `M${px(x - 7)} ${px(y)}l${px(5 * clamp(part / 0.4))} ${px(5 * clamp(part / 0.4))}${far > 0 ? `l${px(9 * far)} ${px(-10 * far)}` : ''}`;
  return square({ x, y }, 28, { fill: colour, radius: 3 }) + path(d, { stroke: colours.paper, width: 3 });
}

/** A callout: a square on the object, a line to the side, the word at its end. */
export function leader(from: Point, to: Point, words: string, part: number): string {
  if (part <= 0) return '';
  const isLeft = to.x < from.x;
  return [
    square(from, 10, { fill: colours.mark, opacity: part * 3 }),
    line(from, to, part, { stroke: colours.mark }),
    text(
      words,
      { x: to.x + (isLeft ? -14 : 14), y: to.y + 11 },
      { anchor: isLeft ? 'end' : 'start', opacity: clamp(part * 2 - 1) },
    ),
  ].join('');
}
