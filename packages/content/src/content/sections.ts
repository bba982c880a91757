import type { Outline, OutlinePoint, OutlineSection, Report } from './outline.ts';

/** The sections of a text by their headings; reports headings that are none of `headings`, and sections that stand twice. */
export function sectionsByHeading(
  { sections }: Outline,
  headings: readonly string[],
  report: Report,
): Map<string, OutlineSection> {
  const found = new Map<string, OutlineSection>();
  for (const section of sections) {
    const { heading } = section;
    if (!headings.includes(heading)) report(`## ${heading}`, `is none of the sections ${headings.join(', ')}`);
    else if (found.has(heading)) report(heading, 'the section stands twice in the file');
    else found.set(heading, section);
  }
  return found;
}

/** What a section may hold beside its heading. */
interface Room {
  /** A name of its own after the heading's colon. */
  name?: boolean;
  /** A text before its first point. */
  text?: boolean;
  points?: boolean;
  drawings?: boolean;
}

/** A section that has room for no more than it says; whatever else is written in it is reported, and so never lost unseen. */
export function roomyFor(section: OutlineSection | undefined, room: Room, report: Report): OutlineSection {
  const { heading, name, text, points } = section ?? { heading: '', name: '', text: '', points: [] };
  if (room.name !== true && name !== '') report(heading, 'its heading has no name of its own (：…) here');
  if (room.text !== true && text !== '') report(heading, 'there is no text before the first point (### …) here');
  if (room.points !== true && points.length > 0) report(heading, 'there are no points (### …) here');
  for (const [index, { picture }] of points.entries()) {
    if (room.drawings !== true && picture !== undefined)
      report(`${heading}, point ${index + 1}, drawing`, 'there are no drawings here');
  }
  return { heading, name, text, points };
}

/** A title in two parts, written 方案实施：4-6周; the second is missing without a colon. */
export function splitTitle({ title }: Pick<OutlinePoint, 'title'>): [string, string | undefined] {
  const [name = '', more] = title.split(/[：:]/).map((part) => part.trim());
  return [name, more];
}

/** Several things in one line, written 读码枪、电表. */
export function listOf({ text }: Pick<OutlinePoint, 'text'>): string[] {
  const things = text.replace(/。$/, '').split('、');
  return things.map((thing) => thing.trim()).filter((thing) => thing !== '');
}
