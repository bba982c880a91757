import * as domain from '@lima-id/domain';
import { cooperationTypes, type EcologyPage, ecologyPage, ecologySections } from '@lima-id/domain';
import type { ContentSubject } from './contentSubject.ts';
import { fillFigures } from './fillFigures.ts';
import { onlyOne } from './onlyOne.ts';
import { type Outline, type OutlinePoint, type OutlineSection, type Report, readOutline } from './outline.ts';
import { roomyFor, sectionsByHeading, splitTitle } from './sections.ts';

const typeNames: readonly string[] = cooperationTypes.map(({ name }) => name);
const headings = [...ecologySections.map(({ name }) => name), ...typeNames];

/** Points with a mark or a glyph, written like a drawing. */
function markedWith(mark: 'sign' | 'glyph', section: OutlineSection) {
  const items = section.points.map(({ title, text, picture }) => ({ title, text, [mark]: picture }));
  return { title: section.name, items };
}

function cooperationOf(written: OutlineSection | undefined, picture: unknown, report: Report) {
  const { text, points } = roomyFor(written, { text: true, points: true }, report);
  const identities = points.map((point) => {
    const [name, gain] = splitTitle(point);
    return { name, gain, text: point.text };
  });
  return { text, picture, identities };
}

/** A condition has a paragraph for each kind of partner, such as 渠道代理商：依法注册. */
function thresholdOf({ title, text }: OutlinePoint, at: number, report: Report): object {
  const asked = new Map<string, string>();
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [name = '', ...words] = line.split(/[：:]/);
    if (typeNames.includes(name.trim())) asked.set(name.trim(), words.join('：').trim());
    else report(`入驻门槛, point ${at + 1}`, `a paragraph begins with ${typeNames.join('： or ')}：, not with ${name}`);
  }
  return { name: title, ...Object.fromEntries(cooperationTypes.map(({ key, name }) => [key, asked.get(name)])) };
}

function sectionsOf(outline: Outline, drawings: Readonly<Record<string, unknown>>, report: Report) {
  const found = sectionsByHeading(outline, headings, report);
  const named = (key: (typeof ecologySections)[number]['key'], room: { text?: boolean; drawings?: boolean }) => {
    const heading = ecologySections.find((section) => section.key === key)?.name ?? key;
    return roomyFor(found.get(heading), { name: true, points: key !== 'types', ...room }, report);
  };
  const types = named('types', { text: true });
  const thresholds = named('thresholds', {});
  const steps = named('steps', {});
  return {
    advantages: markedWith('sign', named('advantages', { drawings: true })),
    types: {
      title: types.name,
      text: types.text,
      ...Object.fromEntries(
        cooperationTypes.map(({ key, name }) => [key, cooperationOf(found.get(name), drawings[name], report)]),
      ),
    },
    rights: markedWith('glyph', named('rights', { drawings: true })),
    thresholds: {
      title: thresholds.name,
      items: thresholds.points.map((point, at) => thresholdOf(point, at, report)),
    },
    steps: {
      title: steps.name,
      items: steps.points.map((point) => {
        const [title, duration] = splitTitle(point);
        return { title, duration, text: point.text };
      }),
    },
  };
}

function typeName(key: string | undefined): string | undefined {
  return cooperationTypes.find((type) => type.key === key)?.name;
}

/** Names of the parts of a point in the file. */
const pointFields: Readonly<Record<string, string>> = { name: 'title', sign: 'drawing', glyph: 'drawing' };

function pointField(heading: string, at: string | undefined, field: string | undefined): string {
  if (at === undefined) return heading;
  const point = `${heading}, point ${Number(at) + 1}`;
  return field === undefined ? point : `${point}, ${typeName(field) ?? pointFields[field] ?? field}`;
}

/** The page for future partners. */
export const ecologySubject: ContentSubject<EcologyPage> = {
  folder: 'ecology',
  fields: ['id', 'picture', 'types'],
  schema: ecologyPage,

  assemble({ meta, body }, report) {
    const outline = readOutline(fillFigures(body, domain, report), report);
    const [summary, ...more] = outline.lead;
    if (more.length > 0) report('summary', 'there is one paragraph below the title, not more');
    const { types, ...fields } = meta;
    const drawings: Record<string, unknown> = { ...Object(types) };
    for (const name of Object.keys(drawings)) {
      if (!typeNames.includes(name)) report(`types, ${name}`, `is none of ${typeNames.join(', ')}`);
    }
    return { ...fields, title: outline.title, summary, ...sectionsOf(outline, drawings, report) };
  },

  fieldName(path) {
    const [first = 'file', second, third, at, field] = path.map(String);
    const type = typeName(second);
    if (type !== undefined) {
      if (third === 'picture') return `types, ${type}`;
      return third === 'identities' ? pointField(type, at, field) : `${type}, ${third ?? 'text'}`;
    }
    const heading = ecologySections.find(({ key }) => key === first)?.name;
    if (heading === undefined) return first;
    if (second === 'items') return pointField(heading, third, at);
    return `${heading}, ${second === 'title' ? 'name' : (second ?? 'text')}`;
  },

  summarise({ id, title, summary, picture }) {
    return { id, title, summary, picture };
  },

  checkAll: onlyOne,
};
