import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Chance } from './chance.ts';
import { colours, type GroundTone } from './colours.ts';

/** The size of what is drawn, in pixels. */
export interface Area {
  width: number;
  height: number;
}

type Pattern = (context: SKRSContext2D, area: Area, chance: Chance) => void;

function stroke(context: SKRSContext2D, ...points: [x: number, y: number][]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

function hatching(context: SKRSContext2D, { width, height }: Area, chance: Chance): void {
  const pitch = chance.between(14, 40);
  const slant = chance.between(-110, 110);
  for (let x = -120 - chance.between(0, pitch); x < width + 120; x += pitch) {
    stroke(context, [x, height], [x + slant, 0]);
  }
}

function grid(context: SKRSContext2D, { width, height }: Area, chance: Chance): void {
  const pitch = chance.between(14, 26);
  for (let x = chance.between(0, pitch); x < width; x += pitch) stroke(context, [x, 0], [x, height]);
  for (let y = chance.between(0, pitch); y < height; y += pitch) stroke(context, [0, y], [width, y]);
}

function dots(context: SKRSContext2D, { width, height }: Area, chance: Chance): void {
  const pitch = chance.between(10, 14);
  const thinning = chance.between(30, 70) / 100;
  for (let x = chance.between(0, pitch); x < width; x += pitch) {
    for (let y = chance.between(0, pitch); y < height; y += pitch) {
      if (chance.part() > thinning) context.fillRect(x, y, 4, 4);
    }
  }
}

function rings(context: SKRSContext2D, { width, height }: Area, chance: Chance): void {
  const [x, y] = [chance.between(0, width), chance.between(0, height)];
  const pitch = chance.between(12, 24);
  for (let radius = pitch; radius < width; radius += pitch) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.stroke();
  }
}

const patterns: readonly Pattern[] = [hatching, grid, dots, rings];

/** A flat area in the shade of the ground: something to look past. */
function shade(context: SKRSContext2D, { width, height }: Area, chance: Chance): void {
  const corners = chance.between(3, 6);
  const [x, y] = [chance.between(0, width), chance.between(0, height)];
  const turn = chance.part() * Math.PI;
  context.beginPath();
  for (let corner = 0; corner < corners; corner += 1) {
    const angle = turn + (2 * Math.PI * corner) / corners;
    const radius = chance.between(28, 70);
    context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  context.closePath();
  context.fill();
}

/** Draws a picture's ground: paper or ink with flat shades and the lines of a drawing sheet. */
export function drawGround(context: SKRSContext2D, area: Area, tone: GroundTone, chance: Chance): void {
  context.fillStyle = tone.fill;
  context.fillRect(0, 0, area.width, area.height);
  context.fillStyle = tone.shade;
  for (let left = chance.between(2, 4); left > 0; left -= 1) shade(context, area, chance);
  context.strokeStyle = tone.line;
  context.fillStyle = tone.line;
  context.lineWidth = 1;
  chance.pick(patterns)(context, area, chance);
}

/** Draws a dimension line with its ends, as drawings measure a part. */
function dimension(context: SKRSContext2D, { width, height }: Area, chance: Chance): void {
  const length = chance.between(40, 110);
  const x = chance.between(6, width - length - 6);
  const y = chance.between(8, height - 8);
  stroke(context, [x, y], [x + length, y]);
  stroke(context, [x, y - 4], [x, y + 4]);
  stroke(context, [x + length, y - 4], [x + length, y + 4]);
}

/** Draws three corners and a square: the finder frame. */
function frame(context: SKRSContext2D, { width, height }: Area, chance: Chance): void {
  const size = chance.between(34, 90);
  const x = chance.between(4, width - size - 4);
  const y = chance.between(2, Math.max(2, height - size - 2));
  const arm = 10;
  stroke(context, [x, y + arm], [x, y], [x + arm, y]);
  stroke(context, [x + size - arm, y], [x + size, y], [x + size, y + arm]);
  stroke(context, [x, y + size - arm], [x, y + size], [x + arm, y + size]);
  context.fillRect(x + size - 5, y + size - 5, 5, 5);
}

/** Draws the sparse marks of a drawing sheet over what stands on the ground: measures, frames, stray squares. */
export function drawMarks(context: SKRSContext2D, area: Area, tone: GroundTone, chance: Chance): void {
  context.lineWidth = 1.5;
  const colour = tone.isDark ? colours.blueLight : colours.blue;
  context.strokeStyle = colour;
  context.fillStyle = colour;
  for (let left = chance.between(1, 3); left > 0; left -= 1) dimension(context, area, chance);
  frame(context, area, chance);
  for (let left = chance.between(10, 24); left > 0; left -= 1) {
    context.fillStyle = chance.pick([tone.line, colours.blueTop, colours.greyLight, colours.blue]);
    const size = chance.pick([3, 4, 4, 6]);
    context.fillRect(chance.between(0, area.width), chance.between(0, area.height), size, size);
  }
}
