import { readFileSync } from 'node:fs';
import {
  type LabelSheetName,
  labelColumnsMax,
  labelEdgeMm,
  labelPageMaxMm,
  labelRowsMax,
  labelSheets,
  labelSideMaxMm,
  labelSideMinMm,
  labelsMax,
  leastModuleDots,
  moduleDotsMin,
  moduleMinMm,
  quietModules,
  thermalDotsPerMm,
} from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import {
  drawingMaxMs,
  drawingsMax,
  drawingsOfEnterpriseMax,
  labelsChunk,
  symbolThreads,
  unreadMaxMs,
} from './limits.ts';

const page = readFileSync(new URL('../../../../docs/rules/labels.md', import.meta.url), 'utf8');
const text = page.replaceAll('\n', ' ');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/rules/labels.md', () => {
  it('documents the sheets', () => {
    const documented = rows.filter(([name]) => name?.startsWith('`a4-')).map((row) => row.slice(0, 6));
    const names = Object.keys(labelSheets) as LabelSheetName[];
    expect(documented).toEqual(
      names.map((name) => {
        const { columns, rows: down, label, left, top, gapX, gapY } = labelSheets[name];
        expect(gapY).toBe(0);
        return [
          `\`${name}\``,
          `${columns} × ${down}`,
          `${label.width} × ${label.height}`,
          `${left}`,
          `${top}`,
          `${gapX}`,
        ];
      }),
    );
  });

  it('documents the least modules', () => {
    const documented = rows.filter(([name]) => /\d dpi$/.test(name ?? '')).map((row) => row.slice(1, 4));
    const cells = [300 / 25.4, ...thermalDotsPerMm].map((dotsPerMm) => {
      const dots = leastModuleDots(dotsPerMm);
      return [dotsPerMm, dots, dots / dotsPerMm].map((figure) => String(Number(figure.toFixed(2))));
    });
    expect(documented).toEqual(cells);
    expect(rows.find(([name]) => name === 'QR code')?.[1]).toBe(String(quietModules.qr));
    expect(rows.find(([name]) => name === 'Data Matrix')?.[1]).toBe(String(quietModules.dataMatrix));
  });

  it('documents the limits', () => {
    expect(text).toContain(`At most ${labelsMax.toLocaleString('en')}.`);
    expect(text).toContain(
      `from ${labelSideMinMm} to ${labelSideMaxMm}, pages up to ${labelPageMaxMm.toLocaleString('en')}, ${labelColumnsMax} columns and ${labelRowsMax} rows`,
    );
    expect(text).toContain(`It has at least ${moduleDotsMin},`);
    expect(text).toContain(`at least ${moduleMinMm} mm,`);
    expect(text).toContain(`${labelEdgeMm} mm at the edges`);
    expect(text).toContain(`${labelsChunk} labels at a time`);
    expect(text).toContain(
      `unread for ${unreadMaxMs / 1_000} s, or takes longer than ${drawingMaxMs / 60_000} minutes`,
    );
    expect(text).toContain(`draws ${drawingsMax} files at a time (503), ${drawingsOfEnterpriseMax} of one enterprise`);
    expect(symbolThreads).toBe(2);
  });
});
