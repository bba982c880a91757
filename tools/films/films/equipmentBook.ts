import { colours } from '../canvas.ts';
import type { Cue } from '../captions.ts';
import { drawing } from '../drawings.ts';
import type { Film } from '../film.ts';
import { arriving, between, clamp, evenly, moving } from '../motion.ts';
import { finder, group, line, type Point, path, rect, square, text } from '../shapes.ts';
import { ledger, machines, type RowState, rowPlace, sheet } from './ledger.ts';

/** The book's name, as in the first chapter. */
function bookName(cues: readonly Cue[]): string {
  return cues[0]?.words[0] ?? '';
}

const all: readonly RowState[] = machines.map(() => ({ entered: 1 }));

/** An item on its way into the book, along an arc. */
function flight(from: Point, to: Point, part: number, content: readonly string[]): string {
  if (part <= 0 || part >= 1) return '';
  return group(content, {
    x: between(from.x, to.x, part),
    y: between(from.y, to.y, part) - Math.sin(part * Math.PI) * 70,
    scale: between(1, 0.5, part),
  });
}

const label = [
  square({ x: 0, y: 0 }, 52, { fill: colours.paper, stroke: colours.onPaper, radius: 3 }),
  ...[
    [-14, -14],
    [14, -14],
    [-14, 14],
  ].map(([x = 0, y = 0]) => square({ x, y }, 15, { stroke: colours.onPaper, width: 4 })),
  square({ x: 12, y: 12 }, 10, { fill: colours.accent }),
];

/** Machines come out of their cartons, are scanned, and are listed in the book. */
function entering(now: number, { start, words }: Cue): string {
  const at = now - start;
  const begins = (index: number) => 0.9 + index * 0.75;
  const rows = machines.map((_, index) => ({ entered: arriving(at, begins(index) + 0.75, 0.3) }));
  const current = machines.findLastIndex((_, index) => at >= begins(index) - 0.35);
  const shownMachine = machines[current];
  const since = at - (begins(current) - 0.35);
  const door = { x: 440, y: 420 };
  return [
    drawing('shop', { x: 30, y: 112, scale: 1.15, opacity: arriving(at, 0.1, 0.6) }),
    drawing('qr-carton', { x: 330, y: 330, scale: 0.95, opacity: arriving(at, 0.3, 0.5) }),
    shownMachine === undefined
      ? ''
      : drawing(shownMachine.name, {
          x: 356,
          y: 322 - 70 * arriving(since, 0, 0.4),
          scale: 0.75,
          opacity: Math.min(
            arriving(since, 0, 0.25),
            current === machines.length - 1 ? 1 : 1 - evenly(since, 0.6, 0.15),
          ),
        }),
    finder({ x: 356, y: 240, width: 250, height: 330 }, arriving(at, 0.5, 0.4)),
    since > 0 && since < 0.45
      ? line({ x: 366, y: 250 + 310 * (since / 0.45) }, { x: 596, y: 250 + 310 * (since / 0.45) }, 1, {
          stroke: colours.mark,
          width: 3,
        })
      : '',
    ledger(words[0] ?? '', rows, arriving(at, 0.2, 0.6)),
    ...machines.map((_, index) => flight(door, rowPlace(index), moving(at, begins(index) + 0.1, 0.7), label)),
  ].join('');
}

/** Position of each machine on the floor; the walk visits them in this order. */
const floor: readonly Point[] = [
  { x: 300, y: 194 },
  { x: 440, y: 275 },
  { x: 580, y: 356 },
  { x: 450, y: 431 },
  { x: 310, y: 350 },
  { x: 170, y: 269 },
];

function floorPlan(opacity: number): string {
  return group(
    [
      path('M300 146L690 371L450 510L60 285Z', { fill: colours.shadow, stroke: colours.hairline }),
      path('M430 221L190 360M560 296L320 435', { stroke: colours.hairline, dash: '2 10' }),
      ...machines
        .map(({ name }, index) => {
          const place = floor[index] ?? { x: 0, y: 0 };
          return { name, place };
        })
        .toSorted((one, other) => one.place.y - other.place.y)
        .map(({ name, place }) => drawing(name, { x: place.x - 83, y: place.y - 86, scale: 0.52 })),
    ],
    { opacity, y: 24 * (1 - opacity) },
  );
}

/** Stocktaking in the gym: each machine is scanned and ticked, and nothing is missing. */
function counting(now: number, { start, words }: Cue, cues: readonly Cue[]): string {
  const at = now - start;
  const visits = (index: number) => 0.9 + index * 0.7;
  const rows = machines.map((_, index) => ({ entered: 1, checked: evenly(at, visits(index) + 0.3, 0.35) }));
  const found = machines.filter((_, index) => at >= visits(index) + 0.35).length;
  const walker = floor.reduce<Point>((place, next, index) => {
    if (index === 0) return next;
    const part = moving(at, visits(index) - 0.4, 0.45);
    return { x: between(place.x, next.x, part), y: between(place.y, next.y, part) };
  }, floor[0] ?? { x: 0, y: 0 });
  const figures = [String(machines.length), String(found)].map((figure, index) =>
    group(
      [
        text(words[index] ?? '', { x: 0, y: 0 }, { size: 28, colour: colours.quiet }),
        text(figure, { x: 74, y: 6 }, { size: 60, weight: 600, face: 'figure' }),
      ],
      { x: 90 + index * 200, y: 566, opacity: arriving(at, 0.4 + index * 0.2, 0.5) },
    ),
  );
  return [
    floorPlan(arriving(at, 0, 0.6)),
    ...floor.map((place, index) =>
      finder(
        { x: place.x - 66, y: place.y - 66, width: 132, height: 108 },
        arriving(at, visits(index), 0.25),
        1 - evenly(at, visits(index) + 0.55, 0.3) * 0.75,
      ),
    ),
    group(
      [
        rect({ x: -17, y: -62, width: 34, height: 60 }, { fill: colours.hairline, stroke: colours.text, radius: 6 }),
        rect({ x: -11, y: -55, width: 22, height: 42 }, { fill: colours.link, radius: 2 }),
      ],
      { ...walker, opacity: arriving(at, 0.5, 0.3) },
    ),
    ledger(bookName(cues), rows, 1),
    ...figures,
  ].join('');
}

/** A member scans; the request finds its row, and the machine is repaired. */
function repairing(now: number, { start, words }: Cue, cues: readonly Cue[]): string {
  const at = now - start;
  const scanned = evenly(at, 1, 0.8);
  const sent = moving(at, 2.6, 0.9);
  const mended = evenly(at, 4.6, 0.4);
  const rows = all.map(
    (row, index): RowState =>
      index === 0
        ? {
            ...row,
            sign: 'repair',
            signed: Math.min(arriving(at, 3.4, 0.3), 1 - evenly(at, 4.5, 0.3)),
            checked: mended,
          }
        : { ...row, checked: 1 - evenly(at, 0, 0.4) },
  );
  const come = arriving(at, 0.1, 0.6);
  const written = arriving(at, 1.8, 0.7);
  const request = [
    rect({ x: -104, y: -70, width: 208, height: 140 }, { fill: colours.paper, stroke: colours.mark, radius: 6 }),
    text(words[0] ?? '', { x: -88, y: -24 }, { weight: 700, colour: colours.onPaper }),
    line({ x: -86, y: 6 }, { x: 60, y: 6 }, written, { stroke: colours.onPaper, width: 5 }),
    line({ x: -86, y: 32 }, { x: 24, y: 32 }, written, { stroke: colours.paperQuiet, width: 5 }),
  ];
  const from = { x: 606, y: 236 };
  return [
    drawing('treadmill', { x: 40, y: 130, scale: 1.75, opacity: come }),
    finder({ x: 130, y: 140, width: 360, height: 400 }, arriving(at, 0.5, 0.4)),
    scanned > 0 && scanned < 1
      ? line({ x: 142, y: 152 + 376 * scanned }, { x: 478, y: 152 + 376 * scanned }, 1, {
          stroke: colours.mark,
          width: 3,
        })
      : '',
    ledger(bookName(cues), rows, 1),
    sent > 0
      ? flight(from, rowPlace(0), sent, request)
      : group(request, { ...from, opacity: arriving(at, 1.7, 0.3), scale: 0.85 + 0.15 * arriving(at, 1.7, 0.3) }),
  ].join('');
}

/** Days pass; due inspections are shown in advance, and their photograph is kept. */
function servicing(now: number, { start, words }: Cue, cues: readonly Cue[]): string {
  const at = now - start;
  const due = 2;
  const row = rowPlace(due);
  const warned = arriving(at, 2.3, 0.4);
  const taken = moving(at, 3.9, 0.9);
  const done = evenly(at, 4.8, 0.4);
  const day = Math.min(9, Math.floor(evenly(at, 0.7, 1.5) * 10));
  const days = Array.from({ length: 10 }, (_, index) =>
    square(
      { x: 104 + index * 46, y: 566 },
      index === day ? 30 : 22,
      index < day ? { fill: colours.line } : index === day ? { fill: colours.mark } : { stroke: colours.line },
    ),
  );
  const rows = all.map(
    (one, index): RowState =>
      index === due
        ? { ...one, sign: 'service', signed: Math.min(warned, 1 - evenly(at, 4.7, 0.3)), checked: done }
        : index === 0
          ? { ...one, checked: 1 - evenly(at, 0, 0.4) }
          : one,
  );
  const flash = evenly(at, 3.5, 0.3);
  const photograph = [
    rect({ x: -90, y: -68, width: 180, height: 136 }, { fill: colours.paper, stroke: colours.onPaper, radius: 4 }),
    rect({ x: -80, y: -58, width: 160, height: 116 }, { fill: colours.ground }),
    drawing('rower', { x: -76, y: -57, scale: 0.475 }),
    rect({ x: -80, y: -58, width: 160, height: 116 }, { fill: colours.paper, opacity: flash > 0 ? 1 - flash : 0 }),
  ];
  const camera = { x: 600, y: 236 };
  return [
    drawing('calendar', {
      x: 40,
      y: 120,
      scale: 1.5,
      opacity: arriving(at, 0.1, 0.6) * (1 - arriving(at, 2.4, 0.4)),
    }),
    group(
      [
        drawing('rower', { x: 60, y: 130, scale: 1.5 }),
        finder({ x: 100, y: 140, width: 400, height: 360 }, arriving(at, 3, 0.4)),
      ],
      { opacity: arriving(at, 2.6, 0.5), x: -30 * (1 - arriving(at, 2.6, 0.5)) },
    ),
    group(days, { opacity: arriving(at, 0.3, 0.4) }),
    ledger(bookName(cues), rows, 1),
    group(
      [
        rect(
          { x: sheet.x + 14, y: row.y - 29, width: sheet.width - 28, height: 58 },
          { stroke: colours.accent, width: 3, radius: 4 },
        ),
        rect({ x: sheet.x - 128, y: row.y - 25, width: 100, height: 50 }, { fill: colours.mark, radius: 4 }),
        text(
          words[0] ?? '',
          { x: sheet.x - 78, y: row.y + 11 },
          { anchor: 'middle', weight: 600, colour: colours.onPaper },
        ),
        line({ x: sheet.x - 28, y: row.y }, { x: sheet.x + 14, y: row.y }, 1, { stroke: colours.mark, width: 3 }),
      ],
      { opacity: Math.min(warned, 1 - evenly(at, 5.2, 0.3)) },
    ),
    taken > 0 ? flight(camera, row, taken, photograph) : group(photograph, { ...camera, opacity: flash > 0 ? 1 : 0 }),
  ].join('');
}

/** The life of one machine from its purchase: every stage is recorded in the book. */
function living(now: number, { start, words }: Cue, cues: readonly Cue[]): string {
  const at = now - start;
  const stations = words.map((word, index) => ({ word, y: 204 + index * 112 }));
  const last = stations.length - 1;
  const walked = moving(at, 0.6, 3.6);
  const [top, low] = [stations[0]?.y ?? 0, stations[last]?.y ?? 0];
  const height = between(top, low, walked);
  const rows = all.map((row, index) => ({ ...row, checked: evenly(at, 1.2 + index * 0.5, 0.4) }));
  return [
    drawing('treadmill', { x: 20, y: height - 100, scale: 0.8, opacity: arriving(at, 0.1, 0.5) }),
    line({ x: 330, y: top }, { x: 330, y: low }, 1, { stroke: colours.hairline, dash: '2 10', width: 3 }),
    line({ x: 330, y: top }, { x: 330, y: height }, 1, { stroke: colours.mark, width: 3 }),
    ...stations.map(({ word, y }, index) => {
      const reachedHere = clamp((height - y) / 20 + 1);
      const gone = arriving(at, 0.9 + index * 1.1, 0.7);
      return [
        square({ x: 330, y }, 26, { fill: colours.ground, stroke: colours.line, width: 3 }),
        square({ x: 330, y }, 14 * reachedHere, { fill: colours.mark }),
        text(word, { x: 366, y: y + 11 }, { weight: 600, colour: reachedHere > 0.5 ? colours.text : colours.quiet }),
        line({ x: 450, y }, { x: sheet.x - 16, y }, gone, { stroke: colours.line, dash: '2 10' }),
        gone > 0 && gone < 1 ? square({ x: between(450, sheet.x - 16, gone), y }, 16, { fill: colours.link }) : '',
      ].join('');
    }),
    ledger(bookName(cues), rows, 1),
    finder(
      { x: sheet.x - 14, y: sheet.y - 14, width: sheet.width + 28, height: sheet.height + 28 },
      arriving(at, 4.7, 0.5),
    ),
  ].join('');
}

/** What a gym's asset book records, and how. */
export const equipmentBook: Film = {
  name: 'equipment-book',
  posterAt: 14.9,
  chapters: [entering, counting, repairing, servicing, living],
};
