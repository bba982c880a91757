import { type Expo, expo, expoSections } from '@lima-id/domain';
import type { ContentSubject } from './contentSubject.ts';
import { onlyOne } from './onlyOne.ts';
import { type OutlinePoint, type OutlineSection, type Report, readOutline } from './outline.ts';
import { roomyFor, sectionsByHeading } from './sections.ts';

const headings = expoSections.map(({ name }) => name);

/** A talk is written 2027-06-18 14:00 一物一码的三个关键决策, with the speaker below. */
function talkOf({ title: written, text: speaker }: OutlinePoint) {
  const { time = written, title = '' } = /^(?<time>\S+ \S+)\s+(?<title>.+)$/.exec(written)?.groups ?? {};
  return { time, title, speaker };
}

/** A section whose heading has a name of its own, which the page shows, with its list. */
function listed<Item>(
  found: OutlineSection | undefined,
  drawings: boolean,
  toItem: (point: OutlinePoint) => Item,
  report: Report,
) {
  const { points } = roomyFor(found && { ...found, name: '' }, { points: true, drawings }, report);
  return { name: found?.name ?? '', items: points.map(toItem) };
}

/** Exhibitions with a stand of the platform. */
export const expoSubject: ContentSubject<Expo> = {
  folder: 'expo',
  fields: ['id', 'event', 'stand', 'from', 'to', 'hours', 'place', 'plan'],
  schema: expo,

  assemble({ meta, body }, report) {
    const outline = readOutline(body, report);
    if (outline.lead.length > 0)
      report('title', 'there is no text between the title and the first section (## …) here');
    const found = sectionsByHeading(outline, headings, report);
    const [exhibits, talks, arrival] = headings.map((name) => found.get(name));
    return {
      ...meta,
      title: outline.title,
      exhibits: listed(exhibits, true, (point) => point, report),
      talks: listed(talks, false, talkOf, report),
      arrival: listed(arrival, false, (point) => point, report),
    };
  },

  fieldName(path) {
    const [first = 'file', part, at, field] = path.map(String);
    const section = expoSections.find(({ key }) => key === first)?.name;
    if (section === undefined) return part === undefined ? first : `${first}, ${part}`;
    if (part === 'name') return `${section}, heading after the colon`;
    if (at === undefined) return section;
    return `${section}, point ${Number(at) + 1}${field === undefined ? '' : `, ${field === 'picture' ? 'drawing' : field}`}`;
  },

  summarise({ id, title, event, stand, from, to }) {
    return { id, title, event, stand, from, to };
  },

  checkAll: onlyOne,
};
