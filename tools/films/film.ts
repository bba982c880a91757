import { readFileSync } from 'node:fs';
import { colours, frameSize, margin } from './canvas.ts';
import { type Cue, readCaptions } from './captions.ts';
import { arriving, shown } from './motion.ts';
import { group, path, text } from './shapes.ts';

/** Draws a chapter at a time in seconds of the film; its words come from its own caption, or from another one. */
type Chapter = (now: number, cue: Cue, cues: readonly Cue[]) => string;

/** A film. Rendering is deterministic. */
export interface Film {
  /** Base name of its files. */
  name: string;
  /** Time in seconds of the poster frame. */
  posterAt: number;
  /** One per caption. */
  chapters: readonly Chapter[];
}

/** Publish folder of films and captions. */
export const mediaFolder = new URL('../../apps/portal/public/media/', import.meta.url);

export function captionsOf({ name }: Pick<Film, 'name'>): Cue[] {
  return readCaptions(readFileSync(new URL(`${name}.vtt`, mediaFolder), 'utf8'));
}

/** Duration of a film in seconds: the end of its last caption. */
export function lengthOf(cues: readonly Cue[]): number {
  return cues.at(-1)?.end ?? 0;
}

/** The chapter's number and title with a rule to the right edge. */
function head(now: number, cue: Cue): string {
  const base = 84;
  const labelWidth = 46 + [...cue.label].length * 30;
  const from = margin + labelWidth + 20;
  const way = (frameSize.width - margin - from) * arriving(now, cue.start + 0.1, 0.8);
  return group(
    [
      text(cue.number, { x: margin, y: base }, { size: 26, face: 'code', colour: colours.link }),
      text(cue.label, { x: margin + 46, y: base }, { size: 30, weight: 600 }),
      path(`M${from} ${base - 15}v10h${way.toFixed(1)}v-10`, { stroke: colours.line }),
    ],
    { opacity: shown(now, cue.start, cue.end + 0.01, 0.25) },
  );
}

/** A frame as SVG; a poster has no chapter title. */
export function drawFrame(film: Film, cues: readonly Cue[], now: number, isPoster = false): string {
  const at = cues.findLastIndex(({ start }) => start <= now);
  const [cue, chapter] = [cues[at], film.chapters[at]];
  if (cue === undefined || chapter === undefined) throw new Error(`${film.name} has no chapter at ${now} s.`);
  const { width, height } = frameSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    chapter(now, cue, cues),
    isPoster ? '' : head(now, cue),
    '</svg>',
  ].join('');
}
