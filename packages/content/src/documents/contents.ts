import { colours, innerWidth, margins, type Part, type Sheet, sizes, widthOf, write } from './sheet.ts';

/** A heading of the document, with its page. */
export interface Chapter {
  level: 2 | 3;
  text: string;
  /** Its page, from 0. */
  page: number;
  /** The name of its destination, for links. */
  place: string;
}

const top = 148;
const rows = { 2: { height: 26, indent: 0, size: 11 }, 3: { height: 19, indent: 22, size: 9.5 } } as const;

/** The title of the table of contents. */
export const contentsTitle = '目录';

function dots(sheet: Sheet, from: number, to: number, y: number): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  sheet.moveTo(from, y).lineTo(to, y).lineWidth(0.6).dash(1, { space: 3 }).strokeColor(colours.line).stroke().undash();
  sheet.endMarkedContent();
}

/** Whether the table of contents fits on the page reserved for it. */
export function fitsContents(chapters: readonly Pick<Chapter, 'level'>[], sheet: Sheet): boolean {
  const height = chapters.reduce((sum, { level }) => sum + rows[level].height, 0);
  return top + height <= sheet.page.height - margins.bottom;
}

/** Writes the table of contents on the current page: each heading with its page, as a link. */
export function writeContents(sheet: Sheet, part: Part, chapters: readonly Chapter[]): void {
  part.add(() => {
    write(
      sheet,
      { text: contentsTitle, style: 'strong' },
      { x: margins.left, y: 104, size: sizes.section + 4, colour: colours.ink },
    );
  });
  const right = margins.left + innerWidth(sheet);
  let y = top;
  for (const { level, text, page, place } of chapters) {
    const { height, indent, size } = rows[level];
    const style = level === 2 ? 'strong' : 'plain';
    const number = String(page + 1);
    const x = margins.left + indent;
    const numberX = right - widthOf(sheet, number, 'plain', size);
    const row = sheet.struct('TOCI');
    part.add(row);
    row.add(() => {
      write(sheet, { text, style }, { x, y, size, colour: level === 2 ? colours.ink : colours.text });
      write(sheet, { text: number, style: 'plain' }, { x: numberX, y, size, colour: colours.quiet });
    });
    dots(sheet, x + widthOf(sheet, text, style, size) + 8, numberX - 8, y - 2);
    sheet.goTo(margins.left, y - size, innerWidth(sheet), height, place);
    row.end();
    y += height;
  }
}
