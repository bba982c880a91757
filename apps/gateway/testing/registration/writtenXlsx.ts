import { writtenZip, type ZipPart } from './writtenZip.ts';

/** A cell: a text, a number, nothing, or XML of its own with `{r}` for its reference. */
export type SheetCell = string | number | null | { xml: string };

/** What a test asks of a workbook. */
export interface SheetOptions {
  /** Whether texts are shared, as Excel writes them; else each stands in its cell. */
  isShared?: boolean;
  /** Ranges of merged cells. */
  merged?: readonly string[];
  /** The sheet in place of one made of lines. */
  sheet?: string | Buffer;
  /** The unpacked size of the sheet that the archive claims. */
  claimedSize?: number;
  is1904?: boolean;
  /** Codes of number formats: the first one is that of style 3. */
  formats?: readonly string[];
  /** Further parts, or others in the place of those that are written. */
  parts?: readonly ZipPart[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => escapes[sign] ?? sign);

/** The letters of a column from 0: 27 is `AB`. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}

/** Style 1 of the workbooks shows days, style 2 a format of its own with a time, the others those that are given. */
function stylesOf(formats: readonly string[]): string {
  const own = ['yyyy/m/d\\ h:mm', ...formats].map((code, index) => ({ id: 164 + index, code: escaped(code) }));
  const numFmts = own.map(({ id, code }) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('');
  const xfs = own.map(({ id }) => `<xf numFmtId="${id}"/>`).join('');
  return `<styleSheet><numFmts>${numFmts}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${xfs}</cellXfs></styleSheet>`;
}

/** Writes a workbook of one sheet. */
export function writtenXlsx(lines: readonly (readonly SheetCell[])[], options: SheetOptions = {}): Buffer {
  const { isShared = false, merged = [], claimedSize, is1904 = false, formats = [], parts = [] } = options;
  const texts: string[] = [];
  const cellOf = (cell: SheetCell, reference: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
    if (typeof cell !== 'string') return cell.xml.replace('{r}', reference);
    if (!isShared) return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    texts.push(cell);
    return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
  };
  const rows = lines.map((cells, index) => {
    const line = index + 1;
    return `<row r="${line}">${cells.map((cell, column) => cellOf(cell, `${columnName(column)}${line}`)).join('')}</row>`;
  });
  const joined = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const sheet =
    options.sheet ?? `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>${joined}</mergeCells></worksheet>`;
  const shared = texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('');
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const whole: ZipPart[] = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'xl/workbook.xml',
      content: `<workbook><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>
<sheet name="说明" sheetId="1" state="hidden" r:id="rId9"/><sheet name="登记" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships><Relationship Id="rId1" Type="${type}/worksheet" Target="worksheets/sheet2.xml"/>
<Relationship Id="rId2" Type="${type}/sharedStrings" Target="/xl/sharedStrings.xml"/>
<Relationship Id="rId3" Type="${type}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', content: stylesOf(formats) },
    { name: 'xl/sharedStrings.xml', content: `<sst>${shared}</sst>` },
    { name: 'xl/worksheets/sheet2.xml', content: sheet, ...(claimedSize === undefined ? {} : { claimedSize }) },
  ];
  const replaced = new Set(parts.map(({ name }) => name));
  return writtenZip([...whole.filter(({ name }) => !replaced.has(name)), ...parts]);
}
