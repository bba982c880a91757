import type { Outline, OutlinePoint, OutlineSection, Report } from './outline.ts';

/** The sections of a text by their headings; reports unknown and duplicate headings. */
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

/** The allowed content of a section besides its heading. */
interface Room {
  /** A name of its own after the heading's colon. */
  name?: boolean;
  /** A text before its first point. */
  text?: boolean;
  points?: boolean;
  drawings?: boolean;
}

/** A section limited to the allowed content; anything else is reported, so that nothing is lost silently. */
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

/** A title in two parts, such as 方案实施：4-6周; the second is missing without a colon. */
export function splitTitle({ title }: Pick<OutlinePoint, 'title'>): [string, string | undefined] {
  const [name = '', more] = title.split(/[：:]/).map((part) => part.trim());
  return [name, more];
}

/** A list in one line, such as 读码枪、电表. */
export function listOf({ text }: Pick<OutlinePoint, 'text'>): string[] {
  const things = text.replace(/。$/, '').split('、');
  return things.map((thing) => thing.trim()).filter((thing) => thing !== '');
}
