import { type SpecialPage, specialPage } from '@lima-id/domain';
import type { ContentSubject } from './contentSubject.ts';
import { onlyOne } from './onlyOne.ts';
import { type OutlineSection, type Report, readOutline } from './outline.ts';
import { listOf } from './sections.ts';

/** Names of the parts of a section in the file; its stages are the title of its only point. */
const sectionFields: Readonly<Record<string, string>> = {
  label: 'heading',
  title: 'heading after the colon',
  text: 'text',
  stages: 'stages (### …)',
  picture: 'drawing',
};

function sectionOf({ heading, name, text, points }: OutlineSection, report: Report) {
  const [stages, ...more] = points;
  if (more.length > 0) report(`## ${heading}`, 'a section has one row of stages (### …), not more');
  if (stages !== undefined && stages.text !== '')
    report(`## ${heading}`, 'there is no text below the stages (### …) here; it stands above them');
  return {
    label: heading,
    title: name,
    text,
    stages: listOf({ text: stages?.title ?? '' }),
    picture: stages?.picture,
  };
}

/** The special page. */
export const specialSubject: ContentSubject<SpecialPage> = {
  folder: 'special',
  fields: ['id', 'topic'],
  schema: specialPage,

  assemble({ meta, body }, report) {
    const { title, lead, sections } = readOutline(body, report);
    if (lead.length > 0) report('title', 'there is no text between the title and the first section (## …) here');
    return { ...meta, title, sections: sections.map((section) => sectionOf(section, report)) };
  },

  fieldName(path) {
    const [first = 'file', at, field] = path.map(String);
    if (first !== 'sections' || at === undefined) return first;
    return `section ${Number(at) + 1}${field === undefined ? '' : `, ${sectionFields[field] ?? field}`}`;
  },

  summarise({ id, topic, title }) {
    return { id, topic, title };
  },

  checkAll: onlyOne,
};
