import * as z from 'zod/mini';
import { labelMessages } from '../messages/label.ts';
import { labelColumnsMax, labelPageMaxMm, labelRowsMax, labelSideMaxMm, labelSideMinMm } from './limits.ts';
import { fitsPage, type LabelSheet, type LabelSheetName, labelSheets } from './sheets.ts';
import { labelSymbols, qrLevels } from './symbol.ts';

const messages = labelMessages.format;

/** Files of labels: pages, one picture each in a ZIP, commands of thermal printers, a table for laser marking. */
export const labelOutputs = ['pdf', 'svg', 'png', 'zpl', 'csv'] as const;
export type LabelOutput = (typeof labelOutputs)[number];

/** Texts of a label, in the order in which they stand. */
export const labelTexts = ['code', 'product', 'enterprise'] as const;
export type LabelText = (typeof labelTexts)[number];

/** Dots per mm of thermal printers: 203, 300 and 600 dpi. */
export const thermalDotsPerMm = [8, 12, 24] as const;

function within(least: number, most: number, message: string) {
  return z.number(message).check(z.minimum(least, message), z.maximum(most, message));
}
const side = within(labelSideMinMm, labelSideMaxMm, messages.label);
const distance = z._default(within(0, labelPageMaxMm, messages.distance), 0);
const pageSide = z._default(z.nullable(within(labelSideMinMm, labelPageMaxMm, messages.page)), null);

/** A sheet of own measures in mm. With one column and one row it is a roll: a page for each label, as large as the label and its margins. */
const ownSheet = z.object({
  width: side,
  height: side,
  columns: z._default(
    z.int(messages.count).check(z.minimum(1, messages.count), z.maximum(labelColumnsMax, messages.count)),
    1,
  ),
  rows: z._default(
    z.int(messages.count).check(z.minimum(1, messages.count), z.maximum(labelRowsMax, messages.count)),
    1,
  ),
  left: distance,
  top: distance,
  gapX: distance,
  gapY: distance,
  /** Null for what the labels need. */
  pageWidth: pageSide,
  pageHeight: pageSide,
});
type OwnSheet = z.infer<typeof ownSheet>;

function sheetOfOwn({
  width,
  height,
  columns,
  rows,
  left,
  top,
  gapX,
  gapY,
  pageWidth,
  pageHeight,
}: OwnSheet): LabelSheet {
  const page = {
    width: pageWidth ?? left + columns * width + (columns - 1) * gapX,
    height: pageHeight ?? top + rows * height + (rows - 1) * gapY,
  };
  return { page, label: { width, height }, columns, rows, left, top, gapX, gapY };
}

function fitsOwnPage(own: OwnSheet | null): boolean {
  if (own === null) return true;
  const sheet = sheetOfOwn(own);
  return fitsPage(sheet) && Math.max(sheet.page.width, sheet.page.height) <= labelPageMaxMm;
}

/** How labels are drawn. Whether a code can be read at that size is checked by `layOutLabel`. Source: docs/rules/labels.md. */
export const labelFormat = z
  .object({
    output: z.enum(labelOutputs, messages.output),
    symbol: z.enum(labelSymbols, messages.symbol),
    /** Error correction of a QR code. */
    level: z._default(z.enum(qrLevels, messages.level), 'M'),
    texts: z._default(
      z.array(z.enum(labelTexts, messages.texts), messages.texts).check(z.maxLength(labelTexts.length, messages.texts)),
      ['code'],
    ),
    /** A usual sheet; null with `ownSheet`. Pictures and thermal labels have the size of its label, tables none. */
    sheet: z._default(z.nullable(z.enum(Object.keys(labelSheets) as LabelSheetName[], messages.sheet)), null),
    ownSheet: z._default(z.nullable(ownSheet).check(z.refine(fitsOwnPage, messages.outside)), null),
    /** Density of a thermal printer. */
    dotsPerMm: z._default(z.literal(thermalDotsPerMm, messages.dotsPerMm), 8),
  })
  .check(
    z.refine(
      ({ output, sheet, ownSheet: own }) => output === 'csv' || (sheet === null) !== (own === null),
      messages.oneSheet,
    ),
  );
export type LabelFormat = z.infer<typeof labelFormat>;

/** The sheet of a format; null for a table, which needs none. */
export function sheetOf({ sheet, ownSheet: own }: Pick<LabelFormat, 'sheet' | 'ownSheet'>): LabelSheet | null {
  if (sheet !== null) return labelSheets[sheet];
  return own === null ? null : sheetOfOwn(own);
}

/** Dots per mm of the coarsest printer for which pages and pictures are drawn: 300 dpi, that of office and label printers. */
const printDotsPerMm = 300 / 25.4;

/** Dots per mm of what a format is printed with. Modules are whole dots, so that all are of the same size. */
export function dotsPerMmOf({ output, dotsPerMm }: Pick<LabelFormat, 'output' | 'dotsPerMm'>): number {
  return output === 'zpl' ? dotsPerMm : printDotsPerMm;
}
