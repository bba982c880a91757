import { colours } from '../canvas.ts';
import type { Cue } from '../captions.ts';
import { codeLine, filmCode, segmentsOf } from '../codeLine.ts';
import { drawing } from '../drawings.ts';
import type { Film } from '../film.ts';
import { arriving, between, clamp, evenly, follow, moving, shown } from '../motion.ts';
import { phone, phoneSize, screenArea } from '../phone.ts';
import { qrModules, qrRows } from '../qrModules.ts';
import {
  type Area,
  bracket,
  codeAdvance,
  finder,
  group,
  line,
  type Point,
  path,
  rect,
  square,
  text,
  tick,
} from '../shapes.ts';

const rows = qrRows(filmCode);

/** Position of the reader's phone in each chapter. */
const reader = {
  x: [
    [0, 90],
    [1, 420],
    [4.4, 72],
  ],
  y: [
    [0, 760],
    [0.2, 150],
  ],
} as const;

function readerAt(now: number): Point {
  return { x: follow(reader.x, now, 1), y: follow(reader.y, now, 0.9) };
}

const codeSize = 46;
const codePlace: Point = { x: 400, y: 220 };

/** The camera view: the plate's code in the finder with a scan line. */
function viewfinder(at: number): string[] {
  const code: Area = { x: 46, y: 120, width: 140, height: 140 };
  const passed = at > 2.1 && at < 3.5 ? (at - 2.1) / 0.7 : -1;
  const y = code.y + code.height * (passed < 0 ? 0 : passed % 1);
  const found = evenly(at, 3.5, 0.4);
  const seen = evenly(at, 1.6, 0.4) - evenly(at, 3.7, 0.3) * 0.8;
  return [
    rect(screenArea, { fill: colours.onPaper, radius: 14 }),
    rect(
      { x: code.x - 12, y: code.y - 12, width: 164, height: 164 },
      { fill: colours.paper, radius: 4, opacity: seen },
    ),
    group([qrModules(rows, code, 1, colours.onPaper)], { opacity: seen }),
    finder({ x: code.x - 26, y: code.y - 26, width: 192, height: 192 }, arriving(at, 1.2, 0.5)),
    passed < 0 ? '' : line({ x: code.x - 18, y }, { x: code.x + 158, y }, 1, { stroke: colours.mark, width: 3 }),
    tick({ x: phoneSize.width / 2, y: 348 }, found),
  ];
}

/** Highlighted modules while the phone waits. */
function waiting(at: number): string[] {
  return Array.from({ length: 25 }, (_, index) => {
    const beat = (at * 1.2 + ((index * 11) % 25) / 25) % 1;
    return square({ x: 66 + (index % 5) * 25, y: 160 + Math.floor(index / 5) * 25 }, 15, {
      fill: colours.accent,
      opacity: 0.2 + 0.8 * Math.max(0, 1 - beat * 2),
    });
  });
}

/** The product card on the phone. */
function card(part: number): string[] {
  return [
    group(
      [
        rect({ x: 26, y: 48, width: 180, height: 140 }, { fill: colours.ground, radius: 4 }),
        drawing('treadmill', { x: 34, y: 56, scale: 0.51 }),
        ...[214, 246, 278, 310, 342].map((y, index) =>
          line({ x: 30, y }, { x: 190 - ((index * 37) % 70), y }, arriving(part * 5, index * 0.6, 1.4), {
            stroke: index === 0 ? colours.onPaper : colours.paperQuiet,
            width: index === 0 ? 7 : 5,
          }),
        ),
      ],
      { opacity: clamp(part * 3) },
    ),
  ];
}

/** The phone moves to the plate and reads its code. */
function scanning(now: number, { start }: Cue): string {
  const at = now - start;
  const leaves = moving(at, 4.4, 1);
  const flown = moving(at, 4.1, 1);
  const from = { x: 434, y: 546 };
  const looks = arriving(at, 1.9, 0.4) - evenly(at, 3.5, 0.3);
  const seen: Area = { x: 858, y: 316, width: 92, height: 124 };
  const scale = between(0.3, 1, flown);
  return [
    drawing('nameplate', {
      x: between(540, 900, leaves),
      y: 110,
      scale: 2,
      opacity: Math.min(arriving(at, 0.1, 0.6), 1 - evenly(at, 3.5, 0.5)),
    }),
    finder(seen, looks, looks, colours.onPaper),
    group(
      [seen.y, seen.y + seen.height].map((y, index) =>
        line({ x: 420 + phoneSize.width, y: 300 + index * 120 }, { x: seen.x, y }, looks, {
          stroke: colours.mark,
          dash: '2 8',
        }),
      ),
      { opacity: looks },
    ),
    phone(viewfinder(at), readerAt(now)),
    group([codeLine(filmCode, { x: 0, y: 0 }, { size: codeSize, written: evenly(at, 3.7, 0.5) })], {
      x: between(from.x, codePlace.x, flown),
      y: between(from.y, codePlace.y, flown),
      scale,
      opacity: evenly(at, 3.7, 0.2),
    }),
  ].join('');
}

/** A node with three levels; the filled square is the level that is queried. */
function node(middle: Point, level: number, lit: number): string {
  const box: Area = { x: middle.x - 56, y: middle.y - 56, width: 112, height: 112 };
  const levels = [
    [{ x: 0, y: -30 }],
    [
      { x: -22, y: 2 },
      { x: 22, y: 2 },
    ],
    [
      { x: -33, y: 32 },
      { x: -11, y: 32 },
      { x: 11, y: 32 },
      { x: 33, y: 32 },
    ],
  ];
  return [
    rect(box, { fill: colours.raised, stroke: colours.hairline, radius: 4 }),
    rect(box, { stroke: colours.mark, width: 4, radius: 4, opacity: lit }),
    group(
      [
        path('M0 -24v14M-22 -4v-6h44v6M-33 26v-8h22v8M11 26v-8h22v8M-22 8v10M22 8v10', { stroke: colours.line }),
        ...levels.flatMap((squares, at) =>
          squares.map((place) =>
            square(
              place,
              13,
              at === level
                ? { fill: lit > 0.5 ? colours.mark : colours.line }
                : { fill: colours.raised, stroke: colours.line },
            ),
          ),
        ),
      ],
      middle,
    ),
  ].join('');
}

const nodes: readonly Point[] = [
  { x: 480, y: 430 },
  { x: 780, y: 430 },
  { x: 1080, y: 430 },
];
/** Time in the chapter, in seconds, at which each node is reached. */
const reached = [1.3, 3, 4.7];

/** Code segments that the nodes recognise in turn, starting with the second part of the first one. */
function highlights(at: number): string {
  const advance = codeSize * codeAdvance;
  const segments = segmentsOf(filmCode).slice(0, nodes.length);
  return segments
    .map((segment, index) => {
      const lit = arriving(at, reached[index] ?? 0, 0.4);
      return rect(
        {
          x: codePlace.x + segment.at * advance - 2,
          y: codePlace.y - codeSize * 0.9,
          width: segment.text.length * advance * lit + 4,
          height: codeSize * 1.12,
        },
        { fill: colours.deep, opacity: lit },
      );
    })
    .join('');
}

/** A signal travels from the phone along the nodes. */
function signal(at: number): string {
  const stations = [{ x: 72 + phoneSize.width, y: 430 }, ...nodes];
  return reached
    .map((arrival, index) => {
      const [from, to] = [stations[index], stations[index + 1]];
      if (from === undefined || to === undefined) return '';
      const gone = moving(at, arrival - 0.9, 0.9);
      const end = { x: to.x - 56, y: to.y };
      const begin = { x: from.x + (index === 0 ? 0 : 56), y: from.y };
      return [
        line(begin, end, 1, { stroke: colours.hairline, dash: '2 10' }),
        line(begin, end, gone, { stroke: colours.mark, width: 3 }),
        gone > 0 && gone < 1
          ? square({ x: between(begin.x, end.x, gone), y: begin.y }, 18, { fill: colours.link })
          : '',
      ].join('');
    })
    .join('');
}

function resolvingParts(at: number, words: readonly string[]): string[] {
  return nodes.map((place, index) => {
    const come = arriving(at, 0.2 + index * 0.2, 0.5);
    const lit = arriving(at, reached[index] ?? 0, 0.4);
    return group(
      [
        node(place, index, lit),
        text(
          words[index] ?? '',
          { x: place.x, y: place.y + 104 },
          { anchor: 'middle', size: 28, colour: lit > 0.5 ? colours.text : colours.quiet },
        ),
      ],
      { opacity: come, y: 16 * (1 - come) },
    );
  });
}

/** The code is resolved from left to right, node by node. */
function resolving(now: number, { start, end, words }: Cue): string {
  const at = now - start;
  return [
    phone(waiting(at), readerAt(now)),
    group(
      [
        highlights(at),
        codeLine(filmCode, codePlace, { size: codeSize, measured: clamp(evenly(at, 1.3, 4.6)) }),
        signal(at),
        ...resolvingParts(at, words),
      ],
      { opacity: 1 - evenly(now, end - 0.35, 0.35) },
    ),
  ].join('');
}

/** The product rises from its node; its record travels back to the phone. */
function answering(now: number, { start, end, words }: Cue): string {
  const at = now - start;
  const opacity = shown(now, start, end, 0.35);
  const sheet: Area = { x: 640, y: 140, width: 576, height: 440 };
  const come = arriving(at, 0.1, 0.6);
  const sent = moving(at, 3, 1.1);
  const risen = arriving(at, 0.5, 1.1);
  const facts = [0, 1, 2, 3, 4].map((index) => {
    const part = arriving(at, 1.2 + index * 0.25, 0.5);
    const y = 258 + index * 60;
    return [
      line({ x: 940, y }, { x: 1000, y }, part, { stroke: colours.paperQuiet, width: 5 }),
      line({ x: 1020, y }, { x: 1180 - ((index * 53) % 90), y }, part, { stroke: colours.onPaper, width: 5 }),
    ].join('');
  });
  const packet = { x: between(700, 190, sent), y: between(340, 340, sent) - Math.sin(sent * Math.PI) * 40 };
  return [
    phone(at < 3.9 ? waiting(at + 7) : card(evenly(at, 3.9, 1)), readerAt(now)),
    group(
      [
        rect(sheet, { fill: colours.paper, radius: 6 }),
        text(words[0] ?? '', { x: 672, y: 200 }, { colour: colours.onPaper, weight: 600 }),
        text(filmCode, { x: 1184, y: 198 }, { colour: colours.onPaper, face: 'code', size: 20, anchor: 'end' }),
        bracket({ x: 672, y: 214 }, 512, arriving(at, 0.5, 0.8), colours.accent),
        rect({ x: 672, y: 244, width: 240, height: 300 }, { fill: colours.ground, radius: 4 }),
        drawing('treadmill', { x: 664, y: 292 + 70 * (1 - risen), scale: 0.8, opacity: risen }),
        finder({ x: 684, y: 256, width: 216, height: 276 }, arriving(at, 1.6, 0.4)),
        ...facts,
      ],
      { opacity: Math.min(opacity, come), y: 24 * (1 - come) },
    ),
    sent > 0 && sent < 1
      ? group(
          [
            rect({ x: 0, y: 0, width: 90, height: 68 }, { fill: colours.paper, stroke: colours.mark, radius: 4 }),
            line({ x: 16, y: 22 }, { x: 60, y: 22 }, 1, { stroke: colours.onPaper, width: 5 }),
            line({ x: 16, y: 42 }, { x: 74, y: 42 }, 1, { stroke: colours.paperQuiet, width: 5 }),
          ],
          packet,
        )
      : '',
    line({ x: 640, y: 374 }, { x: 316, y: 374 }, arriving(at, 2.6, 0.5) - evenly(at, 4.2, 0.3), {
      stroke: colours.line,
      dash: '2 10',
    }),
  ].join('');
}

/** Which of seven rows each reader may see. */
const allowed = [3, 5, 7] as const;

/** Three readers with the same code, each with the rows for that audience. */
function audiences(now: number, { start, end, words }: Cue): string {
  const at = now - start;
  const opacity = 1 - evenly(now, end - 0.35, 0.35);
  const first = readerAt(now);
  return words
    .map((word, index) => {
      const come = index === 0 ? 1 : arriving(at, 0.3 + index * 0.35, 0.7);
      const target = { x: 96 + index * 374, y: 140 };
      const moved = moving(at, 0, 0.8);
      const place =
        index === 0
          ? { x: between(first.x, target.x, moved), y: between(first.y, target.y, moved) }
          : { x: target.x, y: target.y + 60 * (1 - come) };
      const count = allowed[index] ?? 0;
      const lines = Array.from({ length: 7 }, (_, row) => {
        const part = arriving(at, 1.4 + index * 0.8 + row * 0.14, 0.5);
        const y = 176 + row * 33;
        if (row >= count) {
          return group(
            [
              square({ x: 40, y }, 14, { fill: colours.paperLine }),
              line({ x: 60, y }, { x: 188, y }, 1, { stroke: colours.paperLine, width: 5, dash: '2 12' }),
            ],
            { opacity: part },
          );
        }
        return [
          square({ x: 40, y }, 14 * part, { fill: colours.accent }),
          line({ x: 60, y }, { x: 190 - ((row * 41) % 60), y }, part, { stroke: colours.onPaper, width: 5 }),
        ].join('');
      });
      const content = [
        rect({ x: 26, y: 44, width: 180, height: 108 }, { fill: colours.ground, radius: 4 }),
        drawing('treadmill', { x: 52, y: 50, scale: 0.4 }),
        ...lines,
      ];
      return [
        phone(content, { ...place, opacity: Math.min(come, opacity) }),
        text(
          word,
          { x: place.x + phoneSize.width + 18, y: place.y + 60 },
          { weight: 600, opacity: Math.min(arriving(at, 0.9 + index * 0.35, 0.5), opacity) },
        ),
        group(
          [
            bracket(
              { x: place.x + phoneSize.width + 18, y: place.y + 74 },
              word.length * 30,
              arriving(at, 1.2 + index * 0.8, 0.5),
            ),
          ],
          { opacity },
        ),
      ].join('');
    })
    .join('');
}

/** Queries are counted; too many for one code close the frame and ask the reader to check. */
function counting(now: number, { start, words }: Cue): string {
  const at = now - start;
  const size = 46;
  const wide = filmCode.length * size * codeAdvance;
  const place = { x: 640 - wide / 2, y: 212 };
  const usual = 7;
  const beats = [1, 1.5, 2, 2.4, 2.75, 3.05, 3.3, 3.5, 3.65, 3.8, 3.95, 4.1];
  const count = beats.filter((beat) => at >= beat).length;
  const base = 540;
  const warned = arriving(at, 3.7, 0.4);
  const bars = beats.map((beat, index) => {
    const part = arriving(at, beat, 0.3);
    const isMore = index >= usual;
    return [
      group(
        Array.from({ length: index + 1 }, (_, level) =>
          square(
            { x: 470 + index * 38, y: base - level * 16 },
            12 * part,
            isMore ? { stroke: colours.link, fill: colours.ground } : { fill: colours.mark },
          ),
        ),
      ),
      part > 0 && part < 1
        ? line({ x: 470 + index * 38, y: 262 }, { x: 470 + index * 38, y: base - index * 16 - 12 }, part, {
            stroke: colours.line,
            dash: '2 8',
          })
        : '',
    ].join('');
  });
  const gap = between(40, 14, warned);
  return [
    group([codeLine(filmCode, place, { size, measured: evenly(at, 0.2, 0.8) })], { opacity: arriving(at, 0.1, 0.4) }),
    finder(
      { x: place.x - gap, y: place.y - 52 - gap / 2, width: wide + gap * 2, height: 92 + gap },
      arriving(at, 3.6, 0.4),
    ),
    line({ x: 450, y: base - usual * 16 + 4 }, { x: 920, y: base - usual * 16 + 4 }, arriving(at, 0.6, 0.8), {
      stroke: colours.line,
      dash: '2 10',
    }),
    text(words[0] ?? '', { x: 200, y: 440 }, { colour: colours.quiet, opacity: arriving(at, 0.5, 0.5) }),
    text(
      String(count),
      { x: 196, y: 540 },
      { size: 110, weight: 600, face: 'figure', opacity: arriving(at, 0.5, 0.5) },
    ),
    ...bars,
    group(
      [
        path('M0 -62L70 58H-70Z', { stroke: colours.text, width: 5 }),
        path('M0 -22V18', { stroke: colours.text, width: 7 }),
        square({ x: 0, y: 38 }, 9, { fill: colours.mark }),
      ],
      { x: 1080, y: 460 + 20 * (1 - warned), opacity: warned },
    ),
  ].join('');
}

/** What happens between scanning a code and the result on the phone. */
export const afterScan: Film = {
  name: 'after-scan',
  posterAt: 11.6,
  chapters: [scanning, resolving, answering, audiences, counting],
};
