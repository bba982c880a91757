import { type CompanyIntroduction, companyIntroduction, companySections, cultureParts } from '@lima-id/domain';
import type { ContentSubject } from './contentSubject.ts';
import { onlyOne } from './onlyOne.ts';
import { type OutlinePoint, type Report, readOutline } from './outline.ts';
import { roomyFor, sectionsByHeading } from './sections.ts';

const headings = companySections.map(({ name }) => name);
const [historyName, cultureName, videosName] = headings;

/** Names of the fields of a point in the file. */
const pointFields: Readonly<Record<string, string>> = {
  year: 'year',
  title: 'title',
  text: 'text',
  name: 'file name',
  duration: 'duration',
};

/** A title in two parts, such as 愿景：成为…. */
function partsOf(title: string): [string, string | undefined] {
  const [first = '', ...rest] = title.split(/[：:]/);
  return [first.trim(), rest.length === 0 ? undefined : rest.join('：').trim()];
}

/** A step is written 2021：节点上线. */
function stepOf({ title: written, text }: OutlinePoint) {
  const [year, title] = partsOf(written);
  return { year: /^\d+$/.test(year) ? Number(year) : year, title, text };
}

/** A video is written 产线上的一个码：00:30, with its files' name below it like a drawing's. */
function videoOf({ title: written, text, picture }: OutlinePoint) {
  const [, title = written, duration] = /^(.*?)(?:[：:]\s*(\d+:\d+))?$/.exec(written) ?? [];
  return { title, duration, text, name: picture };
}

function cultureOf(points: readonly OutlinePoint[], report: Report) {
  const names: readonly string[] = cultureParts.map(({ name }) => name);
  const parts = points.map(({ title, text }) => ({ named: partsOf(title), text }));
  for (const [index, { named }] of parts.entries()) {
    if (!names.includes(named[0])) report(`${cultureName}, point ${index + 1}`, `is none of ${names.join(', ')}`);
  }
  return Object.fromEntries(
    cultureParts.flatMap(({ key, name }) => {
      const [found, twice] = parts.filter(({ named }) => named[0] === name);
      if (twice !== undefined) report(`${cultureName}, ${name}`, 'stands twice in the file');
      return found === undefined ? [] : [[key, { title: found.named[1], text: found.text }]];
    }),
  );
}

/** The company's introduction; one file. */
export const companySubject: ContentSubject<CompanyIntroduction> = {
  folder: 'company',
  fields: ['id', 'picture'],
  schema: companyIntroduction,

  assemble({ meta, body }, report) {
    const outline = readOutline(body, report);
    const found = sectionsByHeading(outline, headings, report);
    const [summary, ...more] = outline.lead;
    if (more.length > 0) report('summary', 'there is one paragraph below the title, not more');
    // The title of a section follows the colon of its heading.
    const section = (name: string | undefined, drawings: boolean) => {
      const written = found.get(name ?? '');
      const title = written?.name;
      return { title, ...roomyFor(written && { ...written, name: '' }, { points: true, drawings }, report) };
    };
    const history = section(historyName, false);
    const culture = section(cultureName, false);
    const videos = section(videosName, true);
    return {
      ...meta,
      title: outline.title,
      summary,
      history: { title: history.title, steps: history.points.map(stepOf) },
      culture: { title: culture.title, ...cultureOf(culture.points, report) },
      videos: { title: videos.title, list: videos.points.map(videoOf) },
    };
  },

  fieldName(path) {
    const [first = 'file', second, at, field] = path.map(String);
    const section = companySections.find(({ key }) => key === first)?.name;
    if (section === undefined) return first;
    if (second === 'title') return `${section}, title`;
    const part = cultureParts.find(({ key }) => key === second)?.name;
    if (part !== undefined) return `${section}, ${part}${at === undefined ? '' : `, ${at}`}`;
    if (at === undefined) return section;
    return `${section}, point ${Number(at) + 1}${field === undefined ? '' : `, ${pointFields[field] ?? field}`}`;
  },

  summarise({ id, title, summary, picture }) {
    return { id, title, summary, picture };
  },

  checkAll: onlyOne,
};
