import { codeRefusals } from '../identifier/codeRefusal.ts';
import { objectCodeMaxLength } from '../identifier/limits.ts';
import { objectCodeWords } from '../identifier/objectCodeWords.ts';
import { segmentLabels } from '../identifier/segments.ts';
import { columnOf, pair } from './catalogue.ts';

/** How a prefix is written. */
const order = 'top node.second-level node.enterprise prefix';

export const codePairs = [
  pair(columnOf(codeRefusals, 'message'), {
    empty: 'Enter an identifier code',
    inputTooLong: 'The text is too long, keep only one identifier code',
    severalCodes: 'Only one identifier code can be looked up at a time, delete the others',
    severalLines: 'The text has several lines, keep only the one with the identifier code',
    linkWithoutCode: 'This link has no identifier code. Enter the code on the nameplate, or scan again.',
    brokenEscape: 'An escape that begins with % is incomplete, copy the whole link again',
    notACode: 'This is no identifier code, enter the one on the nameplate, such as 88.118.001/GT-2026-000123',
    slashMissing: 'The slash and the object code are missing, add “/” and the object code after the enterprise prefix',
    prefixMissing: 'The prefix is missing, add it before the object code, such as 88.118.001/',
    prefixSeparator: 'The three segments of the prefix are separated by dots, write it like 88.118.001',
    prefixTooFewSegments: `The prefix has fewer than three segments, complete it as “${order}”`,
    prefixTooManySegments: `The prefix has more than three segments, keep only “${order}”`,
    topNodeMissing: 'The top node is missing, add its 2 or 3 digits at the start, such as 88',
    topNodeCharacter: 'The top node has digits only. Check the first segment; the letter O is not the digit 0.',
    topNodeLength: 'The top node has 2 or 3 digits, check the first segment',
    topNodeLeadingZero: 'The top node cannot begin with 0. Check the first segment; 86 and 88 are examples.',
    secondLevelNodeMissing: 'The second-level node is missing, add the 2 to 4 digits of the second segment',
    secondLevelNodeCharacter:
      'The second-level node has digits only. Check the second segment; the letter O is not the digit 0.',
    secondLevelNodeLength: 'The second-level node has 2 to 4 digits, check the second segment',
    enterprisePrefixMissing: 'The enterprise prefix is missing, add its 3 or 4 digits before the slash',
    enterprisePrefixCharacter:
      'The enterprise prefix has digits only. Check the third segment; the letter O is not the digit 0.',
    enterprisePrefixLength: 'The enterprise prefix has 3 or 4 digits (001-9999), check the third segment',
    enterprisePrefixZero: 'Enterprise prefixes begin with 001, none is all zeros. Check the third segment.',
    objectCodeMissing: 'The object code is missing, add the part after the slash',
    objectCodeTooLong: `The object code has more than ${objectCodeMaxLength} characters, check it and delete what does not belong to it`,
    objectCodeChinese: 'An object code has no Chinese characters, delete them and look it up again',
    objectCodeCharacter: 'An object code has letters, digits and - _ . : / * = @ only, delete the other characters',
    objectCodeStart: 'An object code begins with a letter or a digit, delete the signs after the slash',
    objectCodeEnd: 'The object code ends with a sign and may have been cut off, check and complete it',
  }),
  pair(segmentLabels, {
    topNode: { label: 'National top node', shortLabel: 'Top node' },
    secondLevelNode: { label: 'Industry second-level node', shortLabel: 'Second-level node' },
    enterprisePrefix: { label: 'Enterprise prefix', shortLabel: 'Enterprise prefix' },
    objectCode: { label: 'Object code', shortLabel: 'Object code' },
  }),
  pair(objectCodeWords, {
    seriesYearSerial: (series, year, serial) => `${series} series · ${year} · unit ${serial}`,
  }),
];
