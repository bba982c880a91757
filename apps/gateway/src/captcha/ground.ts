import type { SKRSContext2D } from '@napi-rs/canvas';
import { colours, type GroundTone } from './colours.ts';
import type { RandomSource } from './randomSource.ts';

/** Size of the canvas, in px. */
export interface Area {
  width: number;
  height: number;
}

type Pattern = (context: SKRSContext2D, area: Area, random: RandomSource) => void;

function stroke(context: SKRSContext2D, ...points: [x: number, y: number][]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

function hatching(context: SKRSContext2D, { width, height }: Area, random: RandomSource): void {
  const pitch = random.between(14, 40);
  const slant = random.between(-110, 110);
  for (let x = -120 - random.between(0, pitch); x < width + 120; x += pitch) {
    stroke(context, [x, height], [x + slant, 0]);
  }
}

function grid(context: SKRSContext2D, { width, height }: Area, random: RandomSource): void {
  const pitch = random.between(14, 26);
  for (let x = random.between(0, pitch); x < width; x += pitch) stroke(context, [x, 0], [x, height]);
  for (let y = random.between(0, pitch); y < height; y += pitch) stroke(context, [0, y], [width, y]);
}

function dots(context: SKRSContext2D, { width, height }: Area, random: RandomSource): void {
  const pitch = random.between(10, 14);
  const thinning = random.between(30, 70) / 100;
  for (let x = random.between(0, pitch); x < width; x += pitch) {
    for (let y = random.between(0, pitch); y < height; y += pitch) {
      if (random.part() > thinning) context.fillRect(x, y, 4, 4);
    }
  }
}

function rings(context: SKRSContext2D, { width, height }: Area, random: RandomSource): void {
  const [x, y] = [random.between(0, width), random.between(0, height)];
  const pitch = random.between(12, 24);
  for (let radius = pitch; radius < width; radius += pitch) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  }
}

const patterns: readonly Pattern[] = [hatching, grid, dots, rings];

/** A flat area in a shade of the background, as distraction. */
function shade(context: SKRSContext2D, { width, height }: Area, random: RandomSource): void {
  const corners = random.between(3, 6);
  const [x, y] = [random.between(0, width), random.between(0, height)];
  const turn = random.part() * Math.PI;
  context.beginPath();
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = turn + (2 * Math.PI * corner) / corners;
    const radius = random.between(28, 70);
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.closePath();
  context.fill();
}

/** Draws a picture's background: paper or ink with flat shades and grid lines. */
export function drawGround(context: SKRSContext2D, area: Area, tone: GroundTone, random: RandomSource): void {
  context.fillStyle = tone.fill;
  context.fillRect(0, 0, area.width, area.height);
  context.fillStyle = tone.shade;
  for (let left = random.between(2, 4); left > 0; left -= 1) shade(context, area, random);
  context.strokeStyle = tone.line;
  context.fillStyle = tone.line;
  context.lineWidth = 1;
  random.pick(patterns)(context, area, random);
}

/** Draws a dimension line with its ends. */
function dimension(context: SKRSContext2D, { width, height }: Area, random: RandomSource): void {
  const length = random.between(40, 110);
  const x = random.between(6, width - length - 6);
  const y = random.between(8, height - 8);
  stroke(context, [x, y], [x + length, y]);
  stroke(context, [x, y - 4], [x, y + 4]);
  stroke(context, [x + length, y - 4], [x + length, y + 4]);
}

/** Draws three corners and a square: the finder frame. */
function frame(context: SKRSContext2D, { width, height }: Area, random: RandomSource): void {
  const size = random.between(34, 90);
  const x = random.between(4, width - size - 4);
  const y = random.between(2, Math.max(2, height - size - 2));
  const arm = 10;
  stroke(context, [x, y + arm], [x, y], [x + arm, y]);
  stroke(context, [x + size - arm, y], [x + size, y], [x + size, y + arm]);
  stroke(context, [x, y + size - arm], [x, y + size], [x + arm, y + size]);
  context.fillRect(x + size - 5, y + size - 5, 5, 5);
}

/** Draws sparse marks of a drawing sheet over the background: dimensions, frames, stray squares. */
export function drawMarks(context: SKRSContext2D, area: Area, tone: GroundTone, random: RandomSource): void {
  context.lineWidth = 1.5;
  const colour = tone.isDark ? colours.blueLight : colours.blue;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  for (let left = random.between(1, 3); left > 0; left -= 1) dimension(context, area, random);
  frame(context, area, random);
  for (let left = random.between(10, 24); left > 0; left -= 1) {
    context.fillStyle = random.pick([tone.line, colours.blueTop, colours.greyLight, colours.blue]);
    const size = random.pick([3, 4, 4, 6]);
    context.fillRect(random.between(0, area.width), random.between(0, area.height), size, size);
  }
}
