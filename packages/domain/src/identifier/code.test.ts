import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrContent } from './address.ts';
import { formatIdentifier, formatPrefix, type IdentifierCode, parseIdentifier, partialSegments } from './code.ts';
import { type CodeRefusal, codeRefusals } from './codeRefusal.ts';
import { identifierInputMaxLength, objectCodeMaxLength } from './limits.ts';

const treadmill = '88.118.001/GT-2026-000123';

const lettersAndDigits = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });

const validCode: fc.Arbitrary<IdentifierCode> = fc.record({
  topNode: fc.integer({ min: 10, max: 999 }).map(String),
  secondLevelNode: digits(2, 4),
  enterprisePrefix: digits(3, 4).filter((text) => Number(text) > 0),
  objectCode: fc
    .tuple(
      fc.constantFrom(...lettersAndDigits),
      fc.string({ unit: fc.constantFrom(...lettersAndDigits, ...'-_.:/*=@'), maxLength: objectCodeMaxLength - 2 }),
      fc.constantFrom('', ...lettersAndDigits, '*', '=', '@'),
    )
    .filter(([, middle, end]) => end !== '' || !/[-_.:/]$/.test(middle))
    .map((parts) => parts.join('')),
});

const lookalikeParts = [
  treadmill,
  '88',
  '118',
  '001',
  'GT',
  '汉',
  'identifier=',
  'https://',
  'hdl:',
  '标识编码：',
  '%2F',
  '%25',
];
const awkwardCharacters = './。／%- \u3000\n\u200B－\\,?&#"\0\uD800';

/** Arbitrary strings, and strings that are almost codes: rules break where they meet. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(...lookalikeParts, ...awkwardCharacters), { maxLength: 14 }).map((parts) => parts.join('')),
);

describe('parseIdentifier', () => {
  it('names the four segments when the code is plain', () => {
    expect(parseIdentifier(treadmill)).toEqual({
      ok: true,
      code: { topNode: '88', secondLevelNode: '118', enterprisePrefix: '001', objectCode: 'GT-2026-000123' },
      text: treadmill,
    });
  });

  it.each([
    ['spaces stand at the ends', `  ${treadmill}\t`],
    ['line breaks stand at the ends', `\r\n${treadmill}\n\n`],
    ['spaces stand round the separators', '88 . 118 . 001 / GT-2026-000123'],
    ['ideographic and no-break spaces come along', `\u3000${treadmill.replace('/', '\u00A0/\u202F')}\u3000`],
    [
      'zero-width characters and a byte order mark come along',
      `\uFEFF88.\u200B118.001/\u2060GT-2026\u00AD-000123\u200D`,
    ],
    ['bidirectional marks come along', `\u202A${treadmill}\u202C`],
    ['a scanner adds control characters', `\u001D${treadmill}\u0004`],
    ['everything is full-width', '８８．１１８．００１／ＧＴ－２０２６－０００１２３'],
    ['the Chinese full stop stands for the dot', '88。118。001/GT-2026-000123'],
    ['typographic hyphens replace the plain ones', '88.118.001/GT–2026‑000123'],
    ['dashes as keyboards of Chinese type them replace the hyphens', '88.118.001/GT—2026―000123'],
    ['a backslash replaces the slash', '88.118.001\\GT-2026-000123'],
    ['a full-width backslash replaces the slash', '88.118.001＼GT-2026-000123'],
    ['the path of its page was copied', '/88.118.001/GT-2026-000123'],
    ['the path is percent-encoded', '%2F88.118.001%2FGT-2026-000123'],
    ['the mathematical slash replaces the plain one', '88.118.001\u2215GT-2026-000123'],
    ['a label precedes it', `标识编码：${treadmill}`],
    ['quotes and sentence marks surround it', `“${treadmill}”。`],
    ['it is broken after the slash', '88.118.001/\nGT-2026-000123'],
    ['it is broken at a hyphen', '88.118.001/GT-2026-\r\n  000123'],
    ['it carries the scheme of handles', `hdl:${treadmill}`],
    ['the scheme has two slashes and capitals', `HDL://${treadmill}`],
    ['it is percent-encoded', '88.118.001%2FGT-2026-000123'],
    ['a link carries it in its query', 'https://lima.example/product_scene?identifier=88.118.001%2FGT-2026-000123'],
    ['the link has more parameters', 'https://lima.example/p?t=1&identifier=88.118.001%2FGT-2026-000123&from=qr#top'],
    ['the link does not encode it', 'https://lima.example/p?identifier=88.118.001/GT-2026-000123'],
    ['the link is encoded twice', 'https://lima.example/p?identifier=88.118.001%252FGT-2026-000123'],
    ['the link carries it in its hash', 'https://lima.example/#/product_scene?identifier=88.118.001%2FGT-2026-000123'],
    [
      'another link wraps the link',
      `https://open.example/jump?url=${encodeURIComponent(`https://lima.example/p?identifier=${encodeURIComponent(treadmill)}`)}`,
    ],
    ['the link carries it as its path', 'https://id.example/88.118.001/GT-2026-000123/?from=label'],
    ['the link has no scheme', 'lima.example/product_scene?identifier=88.118.001%2FGT-2026-000123'],
    ['only the parameter was copied', 'identifier=88.118.001%2FGT-2026-000123'],
    ['words follow the link', 'https://lima.example/p?identifier=88.118.001%2FGT-2026-000123 扫码查看'],
    ['it stands on a line of a label', `山东泰岳健身科技有限公司\n标识编码：${treadmill}\n生产日期：2026-05-12`],
    ['the label has its link too', `https://lima.example/\r\n型号：SB-3\n88.118.001/GT-2026-000123\n保修 100 %`],
    ['words stand before it in its line', `商用跑步机\n编码 No. ${treadmill}，请扫码\n-----`],
    ['the line of the label carries a link', `跑步机\nhttps://lima.example/p?identifier=88.118.001%2FGT-2026-000123`],
    ['the label repeats it', `${treadmill}\n跑步机 GT\n${treadmill}`],
    ['the label breaks it after the slash', '跑步机\n88.118.001/\nGT-2026-000123\n型号：SB-3'],
    ['the link is full-width', 'ｈｔｔｐｓ：／／lima.example/p？identifier＝88.118.001％2FGT-2026-000123'],
  ])('reads the code when %s', (_case, input) => {
    expect(parseIdentifier(input)).toMatchObject({ ok: true, text: treadmill });
  });

  it('keeps upper and lower case apart when the object code mixes them', () => {
    expect(parseIdentifier('86.1000.9999/aB-c')).toMatchObject({ ok: true, text: '86.1000.9999/aB-c' });
    expect(parseIdentifier('88.118.001/gt-1')).toMatchObject({ ok: true, text: '88.118.001/gt-1' });
  });

  it('keeps slashes, dots and colons when they are part of the object code', () => {
    expect(parseIdentifier('88.118.001/a/b.c:d_e*f=g@h')).toMatchObject({
      ok: true,
      code: { objectCode: 'a/b.c:d_e*f=g@h' },
    });
  });

  it('accepts the shortest and the longest form when every segment is at its limit', () => {
    expect(parseIdentifier('10.00.001/0').ok).toBe(true);
    expect(parseIdentifier(`999.9999.9999/${'x'.repeat(objectCodeMaxLength)}`).ok).toBe(true);
  });

  const badCodes: [input: string, reason: CodeRefusal][] = [
    ['', 'empty'],
    [' \u3000\u200B\n', 'empty'],
    ['标识编码：', 'empty'],
    ['x'.repeat(identifierInputMaxLength + 1), 'inputTooLong'],
    ['88.118.001/A 88.118.001/B', 'severalCodes'],
    ['88.118.001/A\n88.118.001/B', 'severalCodes'],
    ['88.118.001/A，88.118.001/B', 'severalCodes'],
    ['商用跑步机\n型号 GT-1', 'severalLines'],
    ['88.118.001/GT-2026\n000123', 'severalLines'],
    ['型号 GT\n88.118.001/A\n编码：88.118.001/B', 'severalCodes'],
    [`https://lima.example/p?identifier=${encodeURIComponent('跑步机\n型号')}`, 'severalLines'],
    ['https://lima.example/home', 'linkWithoutCode'],
    ['https://lima.example/home?q=100%', 'linkWithoutCode'],
    ['https://lima.example/product_scene?identifier=&t=1', 'linkWithoutCode'],
    ['https://lima.example/?identifier=%20', 'linkWithoutCode'],
    ['https://lima.example/?identifier=88.118.001%2', 'brokenEscape'],
    ['88.118.001%2FGT%E5%', 'brokenEscape'],
    ['商用跑步机', 'notACode'],
    ['treadmill', 'notACode'],
    ['abc/def', 'notACode'],
    ['GT 2026？', 'notACode'],
    ['88.118.001', 'slashMissing'],
    ['88.118.001GT-2026-000123', 'slashMissing'],
    ['GT-2026-000123', 'prefixMissing'],
    ['000123', 'prefixMissing'],
    ['/GT-2026-000123', 'prefixMissing'],
    ['88-118-001/GT-1', 'prefixSeparator'],
    ['88，118，001/GT-1', 'prefixSeparator'],
    ['88:118:001', 'prefixSeparator'],
    ['88118001/GT-1', 'prefixTooFewSegments'],
    ['88.118/GT-1', 'prefixTooFewSegments'],
    ['88.118', 'prefixTooFewSegments'],
    ['88.118.001.002/GT-1', 'prefixTooManySegments'],
    ['192.168.1.10', 'prefixTooManySegments'],
    ['.118.001/GT-1', 'topNodeMissing'],
    ['8B.118.001/GT-1', 'topNodeCharacter'],
    ['八八.118.001/GT-1', 'topNodeCharacter'],
    ['8.118.001/GT-1', 'topNodeLength'],
    ['8888.118.001/GT-1', 'topNodeLength'],
    ['08.118.001/GT-1', 'topNodeLeadingZero'],
    ['88..001/GT-1', 'secondLevelNodeMissing'],
    ['88.1I8.001/GT-1', 'secondLevelNodeCharacter'],
    ['88.1.001/GT-1', 'secondLevelNodeLength'],
    ['88.11800.001/GT-1', 'secondLevelNodeLength'],
    ['88.118./GT-1', 'enterprisePrefixMissing'],
    ['88.118.OO1/GT-1', 'enterprisePrefixCharacter'],
    ['88.118.٠٠١/GT-1', 'enterprisePrefixCharacter'],
    ['88.118.01/GT-1', 'enterprisePrefixLength'],
    ['88.118.10000/GT-1', 'enterprisePrefixLength'],
    ['88.118.000/GT-1', 'enterprisePrefixZero'],
    ['88.118.0000/GT-1', 'enterprisePrefixZero'],
    ['88.118.001/', 'objectCodeMissing'],
    [`88.118.001/${'x'.repeat(objectCodeMaxLength + 1)}`, 'objectCodeTooLong'],
    ['88.118.001/跑步机-1', 'objectCodeChinese'],
    ['88.118.001/GT#1', 'objectCodeCharacter'],
    ['88.118.001/GT\u00001', 'objectCodeCharacter'],
    ['88.118.001/\uD800GT', 'objectCodeCharacter'],
    ['88.118.001/GТ-1 with a Cyrillic letter', 'objectCodeCharacter'],
    ['88.118.001/-GT', 'objectCodeStart'],
    ['88.118.001//GT', 'objectCodeStart'],
    ['88.118.001/GT-2026-', 'objectCodeEnd'],
  ];

  it.each(badCodes)('refuses %j with the reason %s', (input, reason) => {
    const { segment, message } = codeRefusals[reason];
    expect(parseIdentifier(input)).toEqual({ ok: false, reason, segment, message });
  });

  it('has a bad code for every reason when reasons are added', () => {
    const provoked = new Set(badCodes.map(([, reason]) => reason));
    expect(Object.keys(codeRefusals).filter((reason) => !provoked.has(reason as CodeRefusal))).toEqual([]);
  });

  it('gives back the code when any valid code is written and read', () => {
    fc.assert(
      fc.property(validCode, (code) => {
        const text = formatIdentifier(code);
        expect(parseIdentifier(text)).toEqual({ ok: true, code, text });
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives back the code when it travels in a QR link', () => {
    fc.assert(
      fc.property(validCode, (code) => {
        const link = qrContent('https://lima.example/product_scene?identifier=', formatIdentifier(code));
        expect(parseIdentifier(link)).toMatchObject({ ok: true, code });
      }),
    );
  });

  it('answers with a verdict when the text is anything at all', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const verdict = parseIdentifier(text);
        const shown = verdict.ok ? verdict.text : verdict.message;
        expect(shown).toBe(verdict.ok ? formatIdentifier(verdict.code) : codeRefusals[verdict.reason].message);
      }),
      { numRuns: 3_000 },
    );
  });

  it('gives a verdict when the text is as long and as awkward as can be', () => {
    const awkward = [
      '1',
      '8.',
      ' ',
      '%',
      '%25',
      '标识',
      ': ',
      '-',
      '\n',
      '\u200B',
      'identifier=',
      '&identifier= ',
      'a://',
      '\uD800',
    ];
    const bodies = awkward.flatMap((unit) => [
      unit.repeat(Math.ceil(100_000 / unit.length)),
      `8${unit.repeat(Math.floor((identifierInputMaxLength - 2) / unit.length))}8`,
      `标识${unit.repeat(Math.floor((identifierInputMaxLength - 5) / unit.length))}:`,
    ]);
    for (const text of bodies) {
      expect(parseIdentifier(text).ok).toBe(false);
      expect(partialSegments(text).objectCode).toBeUndefined();
    }
  });
});

describe('formatPrefix', () => {
  it('joins the three nodes with dots when given a code', () => {
    expect(formatPrefix({ topNode: '88', secondLevelNode: '118', enterprisePrefix: '001' })).toBe('88.118.001');
  });
});

describe('partialSegments', () => {
  it.each([
    ['', {}],
    ['8', { topNode: '8' }],
    ['88.', { topNode: '88' }],
    ['88.1', { topNode: '88', secondLevelNode: '1' }],
    ['88.118.0', { topNode: '88', secondLevelNode: '118', enterprisePrefix: '0' }],
    ['88.118.001/', { topNode: '88', secondLevelNode: '118', enterprisePrefix: '001' }],
    ['８８．118.001／GT-', { topNode: '88', secondLevelNode: '118', enterprisePrefix: '001', objectCode: 'GT-' }],
    ['88.118/GT', { topNode: '88', secondLevelNode: '118' }],
    ['88.118.001.7/GT', { topNode: '88', secondLevelNode: '118', enterprisePrefix: '001' }],
    ['88.1x8.001/GT', { topNode: '88' }],
    ['88..001/GT', { topNode: '88' }],
    ['跑步机', {}],
  ])('shows what is there when %j is typed', (input, typed) => {
    expect(partialSegments(input)).toEqual(typed);
  });

  it('agrees with the reading when the code is complete', () => {
    fc.assert(
      fc.property(validCode, (code) => {
        expect(partialSegments(formatIdentifier(code))).toEqual(code);
      }),
    );
  });
});

describe('codeRefusals', () => {
  it('gives each reason a Chinese sentence of its own when two are compared', () => {
    const sentences = Object.values(codeRefusals).map(({ message }) => message);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^(?!.*[!！])(?=.*请)/);
  });
});
