import { featuredSolutionCount, type Solution, solution, solutionContentIds, solutionSections } from '@lima-id/domain';
import { checkFeatured } from './checkFeatured.ts';
import type { ContentSubject } from './contentSubject.ts';
import { type Outline, type OutlinePoint, type Report, readOutline } from './outline.ts';
import { listOf, roomyFor, sectionsByHeading, splitTitle } from './sections.ts';

const headings = solutionSections.map(({ name }) => name);

/** Names of the parts of a point in the file; lists are part of its text. */
const pointFields: Readonly<Record<string, string>> = {
  title: 'title',
  name: 'title',
  duration: 'title',
  text: 'text',
  parts: 'text',
  steps: 'text',
  picture: 'drawing',
};

/** A phase is written 方案实施：4-6周. */
function phaseOf(point: OutlinePoint) {
  const [name, duration] = splitTitle(point);
  return { name, ...(duration !== undefined && { duration }), steps: listOf(point) };
}

function pageOf(outline: Outline, report: Report) {
  const found = sectionsByHeading(outline, headings, report);
  const [plan, architecture, advantages, applications, cooperation] = headings.map((name) => found.get(name));
  const layers = roomyFor(architecture, { text: true, points: true }, report);
  return {
    plan: roomyFor(plan, { text: true }, report).text,
    architecture: {
      text: layers.text,
      layers: layers.points.map((point) => ({ name: point.title, parts: listOf(point) })),
    },
    advantages: roomyFor(advantages, { points: true }, report).points,
    applications: roomyFor(applications, { points: true, drawings: true }, report).points,
    cooperation: roomyFor(cooperation, { points: true }, report).points.map(phaseOf),
  };
}

/** Solutions: their cards and their pages. */
export const solutionSubject: ContentSubject<Solution> = {
  folder: 'solution',
  fields: ['id', 'name', 'tags', 'picture', 'featured', 'url', 'entry'],
  schema: solution,

  assemble({ meta, body }, report) {
    const outline = readOutline(body, report);
    const [subtitle, summary, ...more] = outline.lead;
    if (more.length > 0) report('summary', 'there are two paragraphs below the title, not more');
    const hasPage = outline.sections.length > 0;
    if (hasPage && 'entry' in meta) report('entry', 'a solution with a page of its own leads to no entry');
    const { entry, ...fields } = meta;
    return {
      ...fields,
      title: outline.title,
      subtitle,
      summary,
      ...(hasPage ? { page: pageOf(outline, report) } : { entry }),
    };
  },

  fieldName(path) {
    const [first, key, ...rest] = path.map(String);
    if (first !== 'page') return first ?? 'file';
    const section = solutionSections.find((one) => one.key === key)?.name ?? 'sections';
    const at = rest.findIndex((part) => /^\d+$/.test(part));
    if (at === -1) return rest[0] === 'layers' || rest.length === 0 ? section : `${section}, ${rest[0]}`;
    const field = rest[at + 1];
    return `${section}, point ${Number(rest[at]) + 1}${field === undefined ? '' : `, ${pointFields[field] ?? field}`}`;
  },

  summarise(item) {
    return Object.fromEntries(Object.entries(item).filter(([field]) => field !== 'page'));
  },

  checkAll(solutions, report) {
    const withPage = new Set(solutions.filter(({ page }) => page !== undefined).map(({ id }) => id));
    for (const id of solutionContentIds) {
      if (!withPage.has(id)) report('id', `solution ${id} must have a page of its own`);
    }
    checkFeatured(solutions, featuredSolutionCount, report);
  },
};
