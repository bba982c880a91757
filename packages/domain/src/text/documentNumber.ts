import { plainLine } from './plainText.ts';

const fullWidth = /[\uFF0D\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g;
const anyHyphen = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;

/**
 * The number of a document in what was typed: in capitals, full-width letters and digits as plain ones, without spaces between its groups.
 * Chinese characters and brackets stay. Source: docs/rules/account.md.
 */
export function typedDocumentNumber(input: string): string {
  return (
    plainLine(input)
      .replace(fullWidth, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
      .replace(anyHyphen, '-')
      .replaceAll(' ', '')
      .toUpperCase()
      // What stood apart may compose, as may capitals.
      .normalize('NFC')
  );
}
