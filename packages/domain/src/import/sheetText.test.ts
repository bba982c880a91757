import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importPace } from './progress.ts';
import { guardedCell, plainDay, unguardedCell, workbookCell } from './sheetText.ts';
import { hasImportEnded, type ImportEvent, type ImportState, importStates, importTransitions } from './states.ts';

const text = fc.oneof(fc.string(), fc.stringMatching(/^'{0,2}[=+\-@＝＋\t1]{0,2}[a-z0-9.]{0,3}$/));

describe('guardedCell', () => {
  it('leaves nothing that a spreadsheet would calculate, and is undone exactly', () => {
    expect(['=1+1', '-12.5', '-2+3', '@SUM(A1)', '＝1+1', "'=1"].map(guardedCell)).toEqual([
      "'=1+1",
      '-12.5',
      "'-2+3",
      "'@SUM(A1)",
      "'＝1+1",
      "''=1",
    ]);
    fc.assert(
      fc.property(text, (given) => {
        expect(unguardedCell(guardedCell(given))).toBe(given);
        expect(/^[=@＝＋－＠\t\r]/.test(guardedCell(given))).toBe(false);
      }),
    );
  });
});

describe('workbookCell', () => {
  it('guards what looks guarded alone, and is undone exactly', () => {
    expect(['=1+1', "'=1", "'A", 'GT-1'].map(workbookCell)).toEqual(['=1+1', "''=1", "'A", 'GT-1']);
    fc.assert(
      fc.property(text, (given) => {
        expect(unguardedCell(workbookCell(given))).toBe(given);
      }),
    );
  });
});

describe('plainDay', () => {
  it.each([
    ['2026/5/2', 'day', '2026-05-02'],
    ['2026年5月2日', 'day', '2026-05-02'],
    ['2026-05-02 00:00:00', 'day', '2026-05-02'],
    ['2026/5/2 8:05', 'time', '2026-05-02 08:05'],
    ['2026-05-02T08:05:00', 'time', '2026-05-02 08:05'],
    ['2026-05-02 08:05:09', 'time', '2026-05-02 08:05:09'],
    ['5/2/2026', 'day', '5/2/2026'],
    ['46144', 'day', '46144'],
  ] as const)('reads %s as a %s', (given, kind, plain) => {
    expect(plainDay(given, kind)).toBe(plain);
  });

  it('leaves every day that is plain already', () => {
    const some = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(some, (date) => {
        const plain = date.toISOString().slice(0, 10);
        expect(plainDay(plain, 'day')).toBe(plain);
      }),
    );
  });
});

describe('importTransitions', () => {
  it('ends every import, which none leaves again', () => {
    const states = Object.keys(importStates) as ImportState[];
    expect(states.filter(hasImportEnded)).toEqual(['finished', 'stopped', 'failed']);
    const events: ImportEvent[] = ['received', 'checked', 'started', 'done', 'stopped', 'failed'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        let state: ImportState = 'uploading';
        let ended = false;
        for (const event of happened) {
          const next: ImportState | undefined = importTransitions[state][event];
          expect(ended && next !== undefined).toBe(false);
          state = next ?? state;
          ended = hasImportEnded(state);
        }
      }),
    );
  });
});

describe('importPace', () => {
  it('says nothing before the first line, and no time when all is done', () => {
    expect(importPace({ lines: 0, share: 0, tookMs: 500 })).toEqual({ linesPerSecond: null, secondsLeft: null });
    expect(importPace({ lines: 500, share: 0.25, tookMs: 1_000 })).toEqual({ linesPerSecond: 500, secondsLeft: 3 });
    expect(importPace({ lines: 2_000, share: 1, tookMs: 4_000 })).toEqual({ linesPerSecond: 500, secondsLeft: 0 });
  });
});
