import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dotsPerMmOf, type LabelFormat, labelFormat, labelOutputs, labelTexts, sheetOf } from './format.ts';
import { type LabelLayout, labelLines, layOutLabel, leastModuleDots } from './layOut.ts';
import { labelEdgeMm, moduleDotsMin, moduleMinMm } from './limits.ts';
import { labelSheets } from './sheets.ts';
import { labelSymbols, quietModules } from './symbol.ts';

const slack = 1e-6;

function formatOf(more: object): LabelFormat {
  return labelFormat.parse({ output: 'pdf', symbol: 'qr', ownSheet: { width: 50, height: 30 }, ...more });
}

function layoutOf(format: LabelFormat, modules: number, codeLength = 25): LabelLayout {
  const verdict = layOutLabel(format, { modules, codeLength });
  if (!verdict.ok) throw new Error(verdict.message);
  return verdict.layout;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The boxes of a layout: the symbol with its quiet zone, then the texts. */
function boxesOf({ symbol, texts }: LabelLayout): Box[] {
  const { x, y, side } = symbol;
  return [
    { x, y, width: side, height: side },
    ...texts.map((text) => ({ x: text.x, y: text.y, width: text.width, height: text.lines * text.size })),
  ];
}

const areApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + slack ||
  other.x + other.width <= one.x + slack ||
  one.y + one.height <= other.y + slack ||
  other.y + other.height <= one.y + slack;

const side = fc.integer({ min: 50, max: 1_500 }).map((tenths) => tenths / 10);
const anyFormat = fc
  .record({
    output: fc.constantFrom(...labelOutputs.filter((output) => output !== 'csv')),
    symbol: fc.constantFrom(...labelSymbols),
    texts: fc.subarray([...labelTexts]),
    ownSheet: fc.record({ width: side, height: side }),
    dotsPerMm: fc.constantFrom(8, 12, 24),
  })
  .map((format) => labelFormat.parse(format));
const anyContent = fc.record({
  modules: fc.integer({ min: 10, max: 117 }),
  codeLength: fc.integer({ min: 12, max: 140 }),
});

describe('layOutLabel', () => {
  it('keeps symbol, quiet zone and texts within the label and apart from each other', () => {
    fc.assert(
      fc.property(anyFormat, anyContent, (format, content) => {
        const verdict = layOutLabel(format, content);
        if (!verdict.ok) return;
        const label = sheetOf(format)?.label ?? { width: 0, height: 0 };
        const boxes = boxesOf(verdict.layout);
        for (const [index, box] of boxes.entries()) {
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(labelEdgeMm - slack);
          expect(box.x + box.width).toBeLessThanOrEqual(label.width - labelEdgeMm + slack);
          expect(box.y + box.height).toBeLessThanOrEqual(label.height - labelEdgeMm + slack);
          for (const other of boxes.slice(index + 1)) expect(areApart(box, other)).toBe(true);
        }
        const { symbol } = verdict.layout;
        expect(symbol.quiet).toBe(quietModules[format.symbol]);
        expect(symbol.side).toBeCloseTo((content.modules + 2 * symbol.quiet) * symbol.module, 6);
        expect(verdict.layout.texts.map(({ text }) => text)).toEqual(
          labelTexts.filter((text) => format.texts.includes(text)),
        );
      }),
    );
  });

  it('draws modules of whole dots, at least four, and at least 0.25 mm', () => {
    fc.assert(
      fc.property(anyFormat, anyContent, (format, content) => {
        const verdict = layOutLabel(format, content);
        if (!verdict.ok) return;
        const { dots, module } = verdict.layout.symbol;
        expect(Number.isInteger(dots)).toBe(true);
        expect(dots).toBeGreaterThanOrEqual(moduleDotsMin);
        expect(module).toBeGreaterThanOrEqual(moduleMinMm - slack);
        expect(module).toBeCloseTo(dots / dotsPerMmOf(format), 9);
      }),
    );
  });

  it('refuses a symbol exactly when its smallest module is too large for the label', () => {
    fc.assert(
      fc.property(anyFormat, anyContent, (format, content) => {
        const { width, height } = sheetOf(format)?.label ?? { width: 0, height: 0 };
        const module = leastModuleDots(dotsPerMmOf(format)) / dotsPerMmOf(format);
        const needed = (content.modules + 2 * quietModules[format.symbol]) * module + 2 * labelEdgeMm;
        const verdict = layOutLabel(format, content);
        const isRefused = !verdict.ok && verdict.reason === 'symbol';
        fc.pre(Math.abs(needed - Math.min(width, height)) > 1e-6);
        expect(isRefused).toBe(needed > Math.min(width, height));
      }),
    );
  });

  it('names a size that is accepted when it refuses a symbol', () => {
    fc.assert(
      fc.property(anyFormat, anyContent, (format, content) => {
        const bare = { ...format, texts: [] };
        const verdict = layOutLabel(bare, content);
        if (verdict.ok) return;
        const needed = Number(/至少要 ([\d.]+) 毫米/.exec(verdict.message)?.[1]);
        const own = labelFormat.parse({ ...bare, ownSheet: { width: needed, height: needed } });
        expect(layOutLabel(own, content).ok).toBe(true);
      }),
    );
  });

  it.each([
    ['a4-8', 'qr', 37],
    ['a4-14', 'qr', 37],
    ['a4-21', 'qr', 37],
    ['a4-24', 'qr', 37],
    ['a4-65', 'qr', 37],
    ['a4-65', 'dataMatrix', 36],
  ] as const)('fits an ordinary code with its texts on %s as %s', (sheet, symbol, modules) => {
    const format = formatOf({ sheet, ownSheet: null, symbol, texts: [...labelTexts] });
    const { symbol: drawn } = layoutOf(format, modules);
    expect(drawn.dots).toBeGreaterThanOrEqual(moduleDotsMin);
    expect(drawn.side).toBeLessThan(labelSheets[sheet].label.height);
  });

  it.each([
    [8, 4],
    [12, 4],
    [300 / 25.4, 4],
    [24, 6],
  ])('asks for modules of %d dots per mm to have %d dots', (dotsPerMm, dots) => {
    expect(leastModuleDots(dotsPerMm)).toBe(dots);
  });

  it('refuses texts that do not fit, and none when the symbol does', () => {
    const format = formatOf({ ownSheet: { width: 18, height: 18 }, texts: [...labelTexts] });
    const content = { modules: 37, codeLength: 140 };
    expect(layOutLabel(format, content)).toMatchObject({ ok: false, reason: 'texts' });
    expect(layOutLabel({ ...format, texts: [] }, content).ok).toBe(true);
  });

  it('draws no module of more than ten dots on a thermal printer', () => {
    expect(layoutOf(formatOf({ output: 'zpl', ownSheet: { width: 200, height: 200 } }), 21).symbol.dots).toBe(10);
  });
});

describe('labelLines', () => {
  it('writes whole codes, shortened names, and no line for an empty name', () => {
    const layout = layoutOf(formatOf({ texts: [...labelTexts] }), 37);
    const content = { code: '88.118.001/GT-2026-000123', product: '商用智能跑步机'.repeat(9), enterprise: '' };
    const lines = labelLines(layout, content);
    const [code, product] = layout.texts.map((text) => text.lines);
    const written = lines.map(({ text }) => text);
    expect(written.slice(0, code).join('')).toBe(content.code);
    expect(written.slice(code)).toHaveLength(product ?? 0);
    expect(written.at(-1)).toMatch(/…$/);
    for (const [index, line] of lines.entries()) expect(line.y).toBeGreaterThan(lines[index - 1]?.y ?? 0);
  });
});
