import {
  type CatalogueEntry,
  type CatalogueSection,
  type CatalogueSummary,
  catalogueEntry,
  catalogueSections,
  catalogueSize,
  offeredCatalogueIds,
} from '@lima-id/domain';
import type { ContentSubject } from './contentSubject.ts';
import { type Outline, type OutlinePoint, type OutlineSection, type Report, readOutline } from './outline.ts';
import { sectionsByHeading } from './sections.ts';

const headings = catalogueSections.map(({ name }) => name);

function listed({ title, text, picture }: OutlinePoint) {
  return { title, description: text, ...(picture !== undefined && { picture }) };
}

function sectionOf(written: OutlineSection | undefined, { name: heading }: CatalogueSection, report: Report) {
  if (written?.points.length === 0)
    report(heading, 'the section has no point (### …); add one or take its heading out');
  return { name: written?.name ?? '', content: written?.text ?? '', list: (written?.points ?? []).map(listed) };
}

function sectionsOf(outline: Outline, report: Report) {
  const found = sectionsByHeading(outline, headings, report);
  if (outline.sections.length === 0) report('sections', `there is none of ${headings.join(', ')}`);
  return Object.fromEntries(
    catalogueSections.map((section) => [section.key, sectionOf(found.get(section.name), section, report)]),
  );
}

const pointFields: Readonly<Record<string, string>> = { title: 'title', description: 'text', picture: 'drawing' };

/** The catalogue of products and solutions. */
export const catalogueSubject: ContentSubject<CatalogueEntry> = {
  folder: 'catalogue',
  fields: ['id', 'group', 'offered', 'picture', 'url'],
  schema: catalogueEntry,

  assemble({ meta, body }, report) {
    const outline = readOutline(body, report);
    const [summary, ...content] = outline.lead;
    return {
      id: meta['id'],
      title: outline.title,
      summary,
      group: meta['group'],
      picture: meta['picture'],
      ...('url' in meta && { url: meta['url'] }),
      content: content.join('\n'),
      isOffered: meta['offered'] ?? false,
      ...sectionsOf(outline, report),
    };
  },

  fieldName(path) {
    const [first, , index, field] = path.map(String);
    const section = catalogueSections.find(({ key }) => key === first);
    if (section !== undefined && index !== undefined) {
      return `${section.name}, point ${Number(index) + 1}, ${pointFields[field ?? ''] ?? field}`;
    }
    return first === 'isOffered' ? 'offered' : (first ?? 'file');
  },

  summarise({ id, title, summary, group, isOffered }): CatalogueSummary {
    return { id, title, summary, group, isOffered };
  },

  checkAll(entries, report) {
    const ids = new Set(entries.map(({ id }) => id));
    for (let id = 1; id <= catalogueSize; id += 1) if (!ids.has(id)) report('id', `there is no entry ${id}`);
    const offered: readonly number[] = Object.values(offeredCatalogueIds);
    for (const { id, isOffered } of entries) {
      if (isOffered !== offered.includes(id))
        report('offered', `entry ${id} must ${isOffered ? 'not ' : ''}be offered`);
    }
  },
};
