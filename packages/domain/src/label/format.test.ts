import { describe, expect, it } from 'vitest';
import { labelMessages } from '../messages/label.ts';
import { labelFormat, sheetOf } from './format.ts';
import { labelSheets } from './sheets.ts';

const said = labelMessages.format;
const pdf = { output: 'pdf', symbol: 'qr', sheet: 'a4-21' };

function refusalOf(format: object): string | undefined {
  return labelFormat.safeParse(format).error?.issues[0]?.message;
}

describe('labelFormat', () => {
  it('has level M, the code as text and 8 dots per mm when nothing is said', () => {
    expect(labelFormat.parse(pdf)).toEqual({ ...pdf, level: 'M', texts: ['code'], ownSheet: null, dotsPerMm: 8 });
  });

  it.each([
    [{ ...pdf, output: 'docx' }, said.output],
    [{ ...pdf, symbol: 'code128' }, said.symbol],
    [{ ...pdf, level: 'H' }, said.level],
    [{ ...pdf, texts: ['price'] }, said.texts],
    [{ ...pdf, texts: ['code', 'code', 'code', 'code'] }, said.texts],
    [{ ...pdf, sheet: 'a4-22' }, said.sheet],
    [{ ...pdf, sheet: null }, said.oneSheet],
    [{ ...pdf, ownSheet: { width: 50, height: 30 } }, said.oneSheet],
    [{ ...pdf, sheet: null, ownSheet: { width: 4.9, height: 30 } }, said.label],
    [{ ...pdf, sheet: null, ownSheet: { width: 50, height: Number.NaN } }, said.label],
    [{ ...pdf, sheet: null, ownSheet: { width: 50, height: 30, left: -1 } }, said.distance],
    [{ ...pdf, sheet: null, ownSheet: { width: 50, height: 30, columns: 1.5 } }, said.count],
    [{ ...pdf, sheet: null, ownSheet: { width: 50, height: 30, rows: 61 } }, said.count],
    [{ ...pdf, sheet: null, ownSheet: { width: 50, height: 30, pageWidth: 1_001 } }, said.page],
    [{ ...pdf, sheet: null, ownSheet: { width: 50, height: 30, columns: 2, pageWidth: 99 } }, said.outside],
    [{ ...pdf, sheet: null, ownSheet: { width: 300, height: 30, columns: 4 } }, said.outside],
    [{ ...pdf, dotsPerMm: 9 }, said.dotsPerMm],
  ])('refuses %j', (format, message) => {
    expect(refusalOf(format)).toBe(message);
  });

  it('needs no sheet for a table', () => {
    expect(sheetOf(labelFormat.parse({ output: 'csv', symbol: 'qr' }))).toBeNull();
  });

  it('makes a page of each label when only its size is given', () => {
    const roll = labelFormat.parse({ output: 'pdf', symbol: 'qr', ownSheet: { width: 50, height: 30 } });
    const size = { width: 50, height: 30 };
    expect(sheetOf(roll)).toMatchObject({ page: size, label: size, columns: 1, rows: 1 });
    expect(sheetOf(labelFormat.parse(pdf))).toBe(labelSheets['a4-21']);
  });
});
