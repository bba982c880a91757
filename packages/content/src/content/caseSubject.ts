import {
  type CaseFigure,
  type CaseSummary,
  type CooperationCase,
  caseSections,
  cooperationCase,
  featuredCaseCount,
} from '@lima-id/domain';
import { checkFeatured } from './checkFeatured.ts';
import type { ContentSubject } from './contentSubject.ts';
import { type Report, readOutline } from './outline.ts';
import { roomyFor, sectionsByHeading } from './sections.ts';

/** The last section lists the `products`, and has no text in the file. */
const headings = caseSections.slice(0, -1).map(({ name }) => name);

const trends: Readonly<Record<string, CaseFigure['trend']>> = { 上升: 'rise', 下降: 'fall' };

/** A figure is written 72% 年度盘点用时 下降. */
function figureOf(written: unknown, at: number, report: Report): object {
  const [value, label, trend, ...more] = String(written).split(/\s+/);
  if (more.length > 0)
    report(`figures, ${at + 1}`, 'a figure is a value, its name and 上升 or 下降, with spaces between them');
  if (trend !== undefined && !(trend in trends)) report(`figures, ${at + 1}`, `must end in 上升 or 下降, not ${trend}`);
  return { value, label, ...(trend !== undefined && { trend: trends[trend] }) };
}

/** Apps are written with id and name. */
function productsOf(written: unknown): object[] {
  return Object.entries(Object(written)).map(([id, name]) => ({ id, name }));
}

const pointFields: Readonly<Record<string, string>> = { painPoints: '业务痛点', steps: '解决方案' };
const plainFields: Readonly<Record<string, string>> = {
  background: '客户背景',
  solution: '解决方案',
  relatedProducts: 'products',
};

/** Cooperation cases. */
export const caseSubject: ContentSubject<CooperationCase> = {
  folder: 'case',
  fields: ['id', 'name', 'picture', 'featured', 'figures', 'products'],
  schema: cooperationCase,

  assemble({ meta, body }, report) {
    const outline = readOutline(body, report);
    const found = sectionsByHeading(outline, headings, report);
    const [background, painPoints, solution] = headings.map((name) => found.get(name));
    const [subtitle, ...more] = outline.lead;
    if (more.length > 0) report('subtitle', 'there is one paragraph below the title, not more');
    const { products, figures, ...fields } = meta;
    const flow = roomyFor(solution, { text: true, points: true }, report);
    return {
      ...fields,
      title: outline.title,
      subtitle,
      figures: Array.isArray(figures) ? figures.map((figure, at) => figureOf(figure, at, report)) : figures,
      background: roomyFor(background, { text: true }, report).text,
      painPoints: roomyFor(painPoints, { points: true }, report).points,
      solution: flow.text,
      steps: flow.points,
      relatedProducts: productsOf(products),
    };
  },

  fieldName(path) {
    const [first = 'file', at, field] = path.map(String);
    const points = pointFields[first];
    if (points !== undefined) return at === undefined ? points : `${points}, point ${Number(at) + 1}, ${field}`;
    if (first === 'figures' && at !== undefined) return `figures, ${Number(at) + 1}`;
    return plainFields[first] ?? first;
  },

  summarise({ id, name, title, subtitle, picture, featured, figures, steps }): CaseSummary {
    return { id, name, title, subtitle, picture, ...(featured !== undefined && { featured, steps }), figures };
  },

  checkAll(cases, report) {
    checkFeatured(cases, featuredCaseCount, report);
  },
};
