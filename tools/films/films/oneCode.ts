import { colours } from '../canvas.ts';
import type { Cue } from '../captions.ts';
import { codeLine, filmCode } from '../codeLine.ts';
import { drawing } from '../drawings.ts';
import type { Film } from '../film.ts';
import { arriving, between, clamp, evenly, follow, moving, shown } from '../motion.ts';
import { engravingAt, qrModules, qrRows } from '../qrModules.ts';
import {
  type Area,
  bracket,
  codeAdvance,
  finder,
  group,
  leader,
  line,
  type Point,
  path,
  rect,
  square,
  text,
  tick,
} from '../shapes.ts';
import { treadmill } from './treadmillParts.ts';

/** Codes of the parts that are bound to the machine. */
const partCodes = ['88.118.024/DJ-2026-031187', '88.118.031/PB-2026-004402', '88.118.019/KZ-2026-020958'] as const;

/** Position and scale of the machine in each chapter. */
const machine = {
  x: [
    [0, 320],
    [6, 40],
    [12, 420],
    [18, 30],
    [24.3, 330],
  ],
  y: [
    [0, 110],
    [6, 190],
    [12, 170],
    [18, 170],
    [24.3, 190],
  ],
  scale: [
    [0, 2],
    [6, 1.4],
    [12, 1.4],
    [18, 1.5],
    [24.3, 0.45],
  ],
} as const;

function standOfMachine(now: number) {
  return { x: follow(machine.x, now), y: follow(machine.y, now), scale: follow(machine.scale, now) };
}

/** Parts are assembled; each is labelled when it is in place. */
function assembly(now: number, { start, end, words }: Cue): string {
  const at = now - start;
  const come = {
    shadow: arriving(at, 0.1, 0.6),
    frame: arriving(at, 0.2, 1),
    motor: arriving(at, 1.2, 0.9),
    deck: arriving(at, 2.1, 0.9),
    handrail: arriving(at, 3, 1),
  };
  const [frame = '', motor = '', deck = '', handrail = ''] = words;
  const names = [
    leader({ x: 600, y: 452 }, { x: 360, y: 452 }, frame, arriving(at, 1, 0.6)),
    leader({ x: 540, y: 362 }, { x: 360, y: 362 }, motor, arriving(at, 1.9, 0.6)),
    leader({ x: 690, y: 392 }, { x: 930, y: 392 }, deck, arriving(at, 2.8, 0.6)),
    leader({ x: 588, y: 226 }, { x: 930, y: 226 }, handrail, arriving(at, 3.8, 0.6)),
  ];
  return treadmill(standOfMachine(now), come) + group(names, { opacity: shown(now, start, end, 0.4) });
}

const plate: Area = { x: 520, y: 150, width: 700, height: 400 };
const qrArea: Area = { x: 560, y: 246, width: 176, height: 176 };
const codeAt: Point = { x: 560, y: 494 };
const codeSize = 40;
const rows = qrRows(filmCode);

/** The laser: its head, its beam, and the spark on the plate. */
function laser(target: Point, now: number, opacity: number): string {
  const above = 126;
  const sparks = [0, 1, 2].map((index) => {
    const turn = (Math.floor(now * 24) * 7 + index * 5) % 12;
    const far = 10 + ((Math.floor(now * 24) * 3 + index * 4) % 9);
    const angle = (turn / 12) * Math.PI * 2;
    return square({ x: target.x + Math.cos(angle) * far, y: target.y + Math.sin(angle) * far * 0.7 }, 5, {
      fill: colours.mark,
    });
  });
  return group(
    [
      path(`M${target.x} ${above}L${target.x} ${target.y}`, { stroke: colours.mark, width: 2.5 }),
      rect({ x: target.x - 26, y: above - 30, width: 52, height: 24 }, { fill: colours.quiet, radius: 3 }),
      path(`M${target.x - 12} ${above - 6}h24l-8 14h-8z`, { fill: colours.link }),
      square(target, 9, { fill: colours.link }),
      ...sparks,
    ],
    { opacity },
  );
}

/** The plate moves out of the machine; the laser engraves its QR code and code. */
function engraving(now: number, { start, end }: Cue): string {
  const at = now - start;
  const come = arriving(at, 0.6, 0.8);
  const drawn = evenly(at, 1.4, 2.1);
  const written = evenly(at, 3.6, 1);
  const advance = codeSize * codeAdvance;
  const isWriting = at > 3.6;
  const target = isWriting
    ? { x: codeAt.x + Math.min(written * filmCode.length, filmCode.length - 0.5) * advance, y: codeAt.y - 14 }
    : engravingAt(rows, qrArea, drawn);
  const hole = (x: number, y: number) =>
    square({ x, y }, 18, { fill: colours.paperLine, stroke: colours.onPaper, radius: 9 });
  const [right, low] = [plate.x + plate.width, plate.y + plate.height];
  const content = [
    rect(plate, { fill: colours.paper, stroke: colours.onPaper, radius: 14 }),
    ...[plate.x + 24, right - 24].flatMap((x) => [hole(x, plate.y + 24), hole(x, low - 24)]),
    rect({ x: 560, y: 182, width: 150, height: 36 }, { fill: colours.onPaper, radius: 3 }),
    line({ x: 576, y: 200 }, { x: 640, y: 200 }, 1, { stroke: colours.paper, width: 5 }),
    line({ x: 656, y: 200 }, { x: 682, y: 200 }, 1, { stroke: colours.mark, width: 5 }),
    ...[262, 306, 350, 394].flatMap((y, index) => [
      line({ x: 780, y }, { x: 840, y }, 1, { stroke: colours.paperQuiet, width: 4 }),
      line({ x: 864, y }, { x: 1150 - ((index * 67) % 150), y }, 1, { stroke: colours.onPaper, width: 4 }),
    ]),
    qrModules(rows, qrArea, drawn, colours.onPaper),
    codeLine(filmCode, codeAt, {
      size: codeSize,
      colour: colours.onPaper,
      written,
      measured: evenly(at, 4.5, 0.8),
      mark: colours.accent,
    }),
  ];
  const stand = standOfMachine(now);
  const from = { x: stand.x + 112 * stand.scale, y: stand.y + 128 * stand.scale };
  const scale = between(0.08, 1, come);
  const opacity = shown(now, start + 0.5, end, 0.4);
  return [
    treadmill(stand),
    group([line(from, { x: plate.x, y: from.y }, come, { stroke: colours.line, dash: '2 10' })], { opacity }),
    group(content, {
      x: between(from.x, plate.x, come) - plate.x * scale,
      y: between(from.y, plate.y, come) - plate.y * scale,
      scale,
      opacity,
    }),
    laser(target, now, Math.min(shown(at, 1.2, 4.8, 0.2), opacity)),
  ].join('');
}

/** Each part is scanned, and its code is bound to the machine's. */
function binding(now: number, { start, end, words }: Cue): string {
  const at = now - start;
  const opacity = shown(now, start, end, 0.4);
  const stand = standOfMachine(now);
  const panel: Area = { x: 850, y: 182, width: 366, height: 324 };
  const chips = words.map((word, index) => {
    const begins = 0.7 + index * 1.4;
    const come = arriving(at, begins, 0.5);
    const scanned = evenly(at, begins + 0.5, 0.5);
    const sent = moving(at, begins + 1, 0.9);
    const area: Area = { x: between(-340, 64, come), y: 150 + index * 144, width: 350, height: 100 };
    const from = { x: area.x + area.width, y: area.y + area.height / 2 };
    const to = { x: panel.x + 36, y: 322 + index * 60 };
    const middle = { x: 560 + index * 30, y: 330 };
    const along =
      sent < 0.5
        ? { x: between(from.x, middle.x, sent * 2), y: between(from.y, middle.y, sent * 2) }
        : { x: between(middle.x, to.x, sent * 2 - 1), y: between(middle.y, to.y, sent * 2 - 1) };
    const lineY = area.y + area.height * scanned;
    return [
      rect(area, { fill: colours.raised, stroke: colours.hairline, radius: 6 }),
      text(word, { x: area.x + 20, y: area.y + 42 }, { weight: 600 }),
      text(
        partCodes[index] ?? '',
        { x: area.x + 20, y: area.y + 76 },
        { size: 20, face: 'code', colour: colours.quiet },
      ),
      finder(
        { x: area.x - 8, y: area.y - 8, width: area.width + 16, height: area.height + 16 },
        arriving(at, begins + 0.4, 0.3),
      ),
      scanned > 0 && scanned < 1
        ? line({ x: area.x, y: lineY }, { x: area.x + area.width, y: lineY }, 1, { stroke: colours.mark, width: 3 })
        : '',
      line(from, along, sent > 0 ? 1 : 0, { stroke: colours.mark, opacity: 1 - clamp(sent * 2 - 1) }),
      sent > 0 && sent < 1 ? square(along, 16, { fill: colours.link }) : '',
    ].join('');
  });
  const bound = words.map((word, index) => {
    const arrived = arriving(at, 0.7 + index * 1.4 + 1.8, 0.4);
    const y = 322 + index * 60;
    return [
      square({ x: panel.x + 36, y }, 28, { stroke: colours.paperQuiet, radius: 3 }),
      tick({ x: panel.x + 36, y }, arrived),
      text(word, { x: panel.x + 66, y: y + 10 }, { size: 28, colour: colours.onPaper, opacity: arrived }),
      line({ x: panel.x + 24, y: y + 30 }, { x: panel.x + panel.width - 24, y: y + 30 }, 1, {
        stroke: colours.paperLine,
        width: 1,
      }),
    ].join('');
  });
  return [
    treadmill(stand),
    group(chips, { opacity }),
    group(
      [
        rect(panel, { fill: colours.paper, radius: 6 }),
        codeLine(
          filmCode,
          { x: panel.x + 24, y: panel.y + 60 },
          {
            size: 21,
            colour: colours.onPaper,
            measured: evenly(at, 0.5, 0.9),
            mark: colours.accent,
          },
        ),
        ...bound,
      ],
      { y: 30 * (1 - arriving(at, 0.2, 0.6)), opacity: Math.min(opacity, arriving(at, 0.2, 0.6)) },
    ),
  ].join('');
}

/** Icons of a record: bars that rise, ticks in sequence, a carton that closes. */
function figuresOf(index: number, { x, y }: Point, part: number): string {
  if (index === 2) return drawing('qr-carton', { x, y: y - 36 - 12 * (1 - part), scale: 0.3, opacity: part });
  const count = 12;
  return Array.from({ length: count }, (_, at) => {
    const own = clamp(part * count - at);
    const place = { x: x + at * 22, y };
    if (index === 1) return square(place, 14 * own, { fill: colours.accent });
    const high = (18 + ((at * 29) % 34)) * own;
    return rect(
      { x: place.x - 6, y: y + 24 - high, width: 12, height: high },
      { fill: at === 9 ? colours.deep : colours.accent },
    );
  }).join('');
}

/** Records leave the machine and line up under its code. */
function filing(now: number, { start, end, words }: Cue): string {
  const at = now - start;
  const opacity = shown(now, start, end, 0.4);
  const panel: Area = { x: 560, y: 132, width: 656, height: 440 };
  const come = arriving(at, 0.3, 0.6);
  const records = words.map((word, index) => {
    const begins = 1.1 + index * 1.35;
    const moved = moving(at, begins, 0.8);
    const y = panel.y + 132 + index * 98;
    const place = { x: between(250, panel.x + 28, moved), y: between(300, y, moved) };
    return group(
      [
        rect(
          { x: 0, y: 0, width: between(110, panel.width - 56, moved), height: 84 },
          {
            fill: colours.paper,
            stroke: colours.paperLine,
            radius: 4,
          },
        ),
        square({ x: 34, y: 42 }, 28, { stroke: colours.paperQuiet, radius: 3 }),
        tick({ x: 34, y: 42 }, evenly(at, begins + 0.9, 0.4)),
        text(word, { x: 66, y: 53 }, { colour: colours.onPaper, weight: 600, opacity: moved }),
        figuresOf(index, { x: 250, y: 42 }, evenly(at, begins + 0.7, 0.9)),
      ],
      { ...place, opacity: clamp((at - begins) * 4) },
    );
  });
  return [
    treadmill(standOfMachine(now)),
    group(
      [
        rect(panel, { fill: colours.paper, radius: 6 }),
        codeLine(
          filmCode,
          { x: panel.x + 36, y: panel.y + 76 },
          {
            size: 36,
            colour: colours.onPaper,
            measured: evenly(at, 0.6, 0.8),
            mark: colours.accent,
          },
        ),
      ],
      { x: 40 * (1 - come), opacity: Math.min(opacity, come) },
    ),
    group(records, { opacity }),
  ].join('');
}

/** From the factory to the gym; the code follows the truck. */
function dispatch(now: number, { start, words }: Cue): string {
  const at = now - start;
  const driven = moving(at, 1.6, 3);
  const scale = 0.8;
  const truck = { x: between(280, 660, driven), y: between(186, 405, driven) };
  const loaded = arriving(at, 1, 0.4);
  const [factory = '', gym = ''] = words;
  const way = [
    { x: 330, y: 289 },
    { x: 850, y: 589 },
  ] as const;
  const chip = { x: truck.x - 112, y: truck.y - 20 };
  const size = 26;
  const wide = filmCode.length * size * codeAdvance;
  return [
    line(way[0], way[1], arriving(at, 0.4, 1), { stroke: colours.line, dash: '2 12' }),
    drawing('factory', { x: 24, y: 150, scale: 1.05, opacity: arriving(at, 0.1, 0.5) }),
    drawing('shop', { x: 910, y: 200, scale: 1.1, opacity: arriving(at, 0.4, 0.5) }),
    text(factory, { x: 190, y: 440 }, { anchor: 'middle', opacity: arriving(at, 0.5, 0.5) }),
    text(gym, { x: 1090, y: 520 }, { anchor: 'middle', opacity: arriving(at, 0.8, 0.5) }),
    drawing('truck', { ...truck, scale, opacity: arriving(at, 0.3, 0.5) }),
    at < 1.5 ? treadmill({ ...standOfMachine(now), opacity: 1 - evenly(at, 0.9, 0.4) }) : '',
    group(
      [
        rect(
          { x: -18, y: -36, width: wide + 36, height: 62 },
          { fill: colours.raised, stroke: colours.hairline, radius: 6 },
        ),
        codeLine(filmCode, { x: 0, y: 0 }, { size, measured: evenly(at, 1.1, 0.8) }),
      ],
      { ...chip, opacity: loaded },
    ),
    finder({ x: 924, y: 196, width: 324, height: 270 }, arriving(at, 4.7, 0.5)),
    bracket({ x: 1030, y: 534 }, 120, arriving(at, 4.9, 0.6)),
  ].join('');
}

/** A machine gets its code on the line, and keeps it to the gym. */
export const oneCode: Film = {
  name: 'one-code',
  posterAt: 11.45,
  chapters: [assembly, engraving, binding, filing, dispatch],
};
