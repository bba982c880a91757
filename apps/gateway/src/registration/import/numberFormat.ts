/** How a number format shows numbers. */
export interface NumberFormat {
  /** As days or times. */
  isDay: boolean;
  /** For positive and negative numbers and for zero, in lower case, without what shows nothing; literal texts are quotation marks. */
  sections: Readonly<Record<'positive' | 'negative' | 'zero', string>>;
}

/** Ids of the number formats of days and times that every workbook has, those of Chinese ones included. */
const dayFormats: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56,
  57, 58,
]);

/** Other number formats that every workbook has by their ids (ECMA-376, 18.8.30); any other shows numbers as they are. */
const builtIn: ReadonlyMap<number, string> = new Map([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  ...[5, 6, 7, 8, 42, 44].map((id): [number, string] => [id, '"¥"#,##0']),
  [9, '0%'],
  [10, '0.00%'],
  [11, '0.00E+00'],
  [12, '# ?/?'],
  [13, '# ??/??'],
  ...[37, 38, 41].map((id): [number, string] => [id, '#,##0;(#,##0)']),
  ...[39, 40, 43].map((id): [number, string] => [id, '#,##0.00;(#,##0.00)']),
  [48, '##0.0E+0'],
]);

/** Characters of a format that a spreadsheet takes. */
const formatMaxLength = 255;

/** Parts of a number format that are texts, colours and conditions, blanks as wide as a character, and fillings. */
const besides = /"[^"]*"|\\.|\[[^\]]*\]|[_*]./g;
/** Those that show nothing. */
const unseen = /^(?:""|\\ |\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]|[_*].)$/;

/** What shows numbers as they are, in a Chinese WPS too, or as texts. */
const asIs = /^(-?)(?:general|g\/通用格式|@)$/;

/** Reads a number format: its id, and its code unless every workbook has it. */
export function readNumberFormat(id: number, code: string | undefined): NumberFormat {
  const given = code ?? builtIn.get(id) ?? (dayFormats.has(id) ? 'd' : 'General');
  const known = given.length > formatMaxLength ? '"' : given.toLowerCase();
  const plain = known.replace(besides, (part) => (unseen.test(part) ? '' : '"')).replaceAll(' ', '');
  const [positive = '', negative = `-${positive}`, zero = positive] = plain.split(';');
  return {
    isDay: /[ymdhs]/.test(known.replace(besides, '')),
    sections: { positive, negative, zero },
  };
}

/** Digits with separators of thousands, leading zeros and decimals. */
const digits = /^(-?)(#,##|#*)(0*)(?:\.(0+))?$/;

/** A number without exponent. */
const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * The text of a number with the leading zeros and decimals of its format, and whether that is what the sheet shows. No digit of the number is
 * left out; without a format numbers are shown as they are.
 */
export function formatNumber(value: number, text: string, format: NumberFormat | undefined): [string, boolean] {
  const [, sign = '', whole, part = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return [text, false];
  const section = format?.sections[value === 0 ? 'zero' : value < 0 ? 'negative' : 'positive'] ?? `${sign}general`;
  const general = asIs.exec(section);
  if (general !== null) return [text, general[1] === sign];
  const [, ownSign, thousands = '', zeros = '', decimals = ''] = digits.exec(section) ?? [];
  if (ownSign === undefined || !/[#0]/.test(section)) return [text, false];
  const fraction = part.padEnd(decimals.length, '0');
  const padded = `${sign}${whole.padStart(zeros.length, '0')}${fraction === '' ? '' : `.${fraction}`}`;
  const isGrouped = thousands.includes(',') && Math.abs(value) >= 1_000;
  const isWhole = fraction === '' && (zeros !== '' || value !== 0);
  return [padded, isWhole && !isGrouped && ownSign === sign];
}
