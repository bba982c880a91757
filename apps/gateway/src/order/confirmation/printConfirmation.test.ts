import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfLines, pdfPages } from '../../../testing/order/confirmation/pdfText.ts';
import { designTokens } from '../../../testing/platform/designTokens.ts';
import { type PrintFont, readPrintFont } from '../../platform/print/printFont.ts';
import type { Confirmation, ConfirmationLine } from './confirmation.ts';
import { colours, printConfirmation } from './printConfirmation.ts';

const slowMs = 120_000;

let font: PrintFont;

beforeAll(() => {
  font = readPrintFont();
}, slowMs);

const line: ConfirmationLine = { app: '标识赋码系统', package: '专业版', duration: '1年', price: '¥ 2,800.00' };

function confirmation(changes: Partial<Confirmation> = {}): Confirmation {
  return {
    platform: '力码 LIMA',
    title: '订单确认单',
    code: 'LM2026051800427',
    facts: [
      ['订单号', 'LM2026051800427'],
      ['购买企业', '山东泰岳健身科技有限公司'],
    ],
    heads: { app: '应用', package: '规格', duration: '时长', price: '小计' },
    lines: [line],
    total: ['订单金额', '¥ 2,800.00'],
    notes: ['本确认单不是发票，不能作为付款凭证。'],
    foot: '第 {page} / {pages} 页',
    ...changes,
  };
}

describe('printConfirmation', () => {
  it.each(Object.entries(colours))('uses colours that are tokens of the design system: %s', (_name, colour) => {
    expect(designTokens).toContain(`"${colour}"`);
  });

  it(
    'writes real text in reading order, in a small file',
    async () => {
      const bytes = await printConfirmation(confirmation(), font);
      const [page = '', ...more] = await pdfPages(bytes);
      expect(more).toEqual([]);
      const expected = [
        '力码 LIMA',
        '订单确认单',
        '订单号',
        'LM2026051800427',
        '山东泰岳健身科技有限公司',
        '标识赋码系统',
      ];
      const places = [...expected, '专业版', '1年', '订单金额 ¥ 2,800.00', '第 1 / 1 页'].map((words) =>
        page.indexOf(words),
      );
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(places).not.toContain(-1);
      expect(bytes.length).toBeLessThan(200_000);
    },
    slowMs,
  );

  it(
    'breaks long lists into pages with column headers and page numbers',
    async () => {
      const lines = Array.from({ length: 60 }, (_, index) => ({ ...line, app: `第${index + 1}个应用` }));
      const pages = await pdfPages(await printConfirmation(confirmation({ lines }), font));
      expect(pages.length).toBeGreaterThan(1);
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(`第 ${index + 1} / ${pages.length} 页`);
        expect(page).toContain('应用');
        expect(page).toContain('小计');
      }
      const all = pages.join('');
      for (const { app } of lines) expect(all.split(app)).toHaveLength(2);
      expect(pages.at(-1)).toContain('订单金额');
    },
    slowMs,
  );

  it(
    'wraps long names within their column',
    async () => {
      const app = `${'超长名称'.repeat(24)}末`;
      const [lines = []] = await pdfLines(await printConfirmation(confirmation({ lines: [{ ...line, app }] }), font));
      const named = lines.filter((text) => text.includes('名称'));
      expect(named.length).toBeGreaterThan(3);
      for (const text of named) expect(text.length).toBeLessThan(24);
      expect(lines.join('')).toContain(app);
    },
    slowMs,
  );

  it(
    'writes rare characters of names, and a box for those missing in the font',
    async () => {
      const facts = [['购买企业', '喆堃镕珺龘𠮷😀\u{10FFFF}'] as const];
      const [page = ''] = await pdfPages(await printConfirmation(confirmation({ facts }), font));
      expect(page).toContain('喆堃镕珺龘□□□');
    },
    slowMs,
  );

  it(
    'prints any user input',
    async () => {
      const text = fc.string({ unit: 'grapheme', maxLength: 60 });
      await fc.assert(
        fc.asyncProperty(text, text, async (value, app) => {
          const printed = confirmation({ facts: [['订单备注', value]], lines: [{ ...line, app }] });
          const pages = await pdfPages(await printConfirmation(printed, font));
          expect(pages.join('')).toContain('LM2026051800427');
        }),
        { numRuns: 15, examples: [['ﷺ\u0301\u202e\u200d', 'กำ\u0e33अनुच्छेद']] },
      );
    },
    slowMs,
  );
});
