import type { DraftSaving, StoredDraft } from '@lima-id/api';
import { type PrefixDraft, prefixDraftPauseMs, prefixMessages } from '@lima-id/domain';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, type DraftStatus, retryBackoffMs, type SavingOutcome } from './draftSaver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const named = (companyName: string): PrefixDraft => ({ companyName });
const newer: StoredDraft = { values: named('另一处'), version: 9, savedAt: 900 };

/** A saver whose saves are answered by the test, with a record of everything it did. */
function begin(version = 0, first: PrefixDraft = named('')) {
  const sent: (DraftSaving & { isLeaving: boolean })[] = [];
  const statuses: DraftStatus[] = [];
  const open: ((outcome: SavingOutcome) => void)[] = [];
  const onOver = vi.fn<() => void>();
  const saver = createDraftSaver({
    save(saving, isLeaving) {
      sent.push({ ...saving, isLeaving });
      return new Promise((resolve) => open.push(resolve));
    },
    version,
    first,
    onStatus: (status) => statuses.push(status),
    onOver,
  });
  async function answer(outcome: SavingOutcome) {
    open.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  }
  return {
    saver,
    sent,
    onOver,
    answer,
    saved: (next: number) => answer({ kind: 'saved', draft: { version: next, savedAt: next * 100 } }),
    last: () => statuses.at(-1),
    names: () => sent.map(({ values }) => values.companyName),
    underWay: () => open.length,
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the draft of a form', () => {
  it('is saved once, debounced, when keys follow each other', async () => {
    const { saver, names, sent, saved, last } = begin(3);
    saver.note(named('山'));
    await pass(prefixDraftPauseMs - 1);
    saver.note(named('山东'));
    await pass(prefixDraftPauseMs - 1);
    expect(names()).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ values: named('山东'), basedOn: 3, isLeaving: false }]);
    expect(last()).toEqual({ phase: 'saving' });
    await saved(4);
    expect(last()).toEqual({ phase: 'saved', savedAt: 400 });
    expect(saver.version()).toBe(4);
  });

  it('is not saved when nothing differs from what it began with', async () => {
    const { saver, sent } = begin(3, named('山东'));
    saver.note(named('山东'));
    await pass(60_000);
    expect(sent).toEqual([]);
  });

  it('is saved one at a time with the newest values when keys come while one is under way', async () => {
    const { saver, names, sent, saved } = begin();
    saver.note(named('一'));
    await pass(prefixDraftPauseMs);
    saver.note(named('二'));
    saver.note(named('三'));
    await pass(60_000);
    expect(names()).toEqual(['一']);
    await saved(1);
    await pass(prefixDraftPauseMs);
    expect(names()).toEqual(['一', '三']);
    expect(sent[1]?.basedOn).toBe(1);
  });

  it('is saved at once when the page is left, and not without changes', async () => {
    const { saver, sent, saved } = begin();
    saver.flush(true);
    saver.note(named('一'));
    saver.flush(true);
    expect(sent).toEqual([{ values: named('一'), basedOn: 0, isLeaving: true }]);
    await saved(1);
    saver.flush();
    await pass(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is saved on demand even without changes', async () => {
    const { saver, names } = begin();
    saver.saveNow(named(''));
    expect(names()).toEqual(['']);
  });

  it('is retried with exponential backoff when no answer comes, and at once when the connection is back', async () => {
    const { saver, sent, answer, last, saved } = begin();
    saver.note(named('一'));
    await pass(prefixDraftPauseMs);
    await answer({ kind: 'unreachable' });
    expect(last()).toEqual({ phase: 'notSaved', message: prefixMessages.draft.notSaved });
    await pass(retryBackoffMs(1) - 1);
    saver.note(named('二'));
    expect(sent).toHaveLength(1);
    await pass(1);
    expect(sent.at(-1)?.values).toEqual(named('二'));
    await answer({ kind: 'unreachable' });
    await pass(retryBackoffMs(2) - 1);
    expect(sent).toHaveLength(2);
    saver.flush();
    expect(sent).toHaveLength(3);
    await saved(1);
    await pass(120_000);
    expect(sent).toHaveLength(3);
  });

  it('waits for a change after it is rejected', async () => {
    const { saver, sent, answer, last } = begin();
    saver.note(named('一'));
    await pass(prefixDraftPauseMs);
    await answer({ kind: 'refused', message: prefixMessages.draft.invalid });
    expect(last()).toEqual({ phase: 'notSaved', message: prefixMessages.draft.invalid });
    await pass(120_000);
    expect(sent).toHaveLength(1);
    saver.note(named('二'));
    await pass(prefixDraftPauseMs);
    expect(sent).toHaveLength(2);
  });

  it('waits for a decision when another device saved later, and overwrites that on request', async () => {
    const { saver, sent, answer, last } = begin(3);
    saver.note(named('一'));
    await pass(prefixDraftPauseMs);
    await answer({ kind: 'newer', newer });
    expect(last()).toEqual({ phase: 'conflict', newer });
    saver.note(named('二'));
    saver.flush();
    await pass(120_000);
    expect(sent).toHaveLength(1);
    saver.keepMine();
    expect(sent.at(-1)).toEqual({ values: named('二'), basedOn: null, isLeaving: false });
  });

  it('waits for a decision when the draft is gone, and is saved as a new one on request', async () => {
    const { saver, sent, answer, last, saved } = begin(5);
    saver.note(named('一'));
    await pass(prefixDraftPauseMs);
    await answer({ kind: 'newer', newer: null });
    expect(last()).toEqual({ phase: 'conflict', newer: null });
    saver.note(named('二'));
    saver.flush();
    await pass(120_000);
    expect(sent).toHaveLength(1);
    expect(saver.isUnsaved()).toBe(true);
    saver.keepMine();
    expect(sent.at(-1)).toEqual({ values: named('二'), basedOn: null, isLeaving: false });
    await saved(1);
    expect(last()).toEqual({ phase: 'saved', savedAt: 100 });
  });

  it('counts as saved when the newer version has the same content', async () => {
    const { saver, answer, last } = begin(3);
    saver.note(named('一'));
    await pass(prefixDraftPauseMs);
    await answer({ kind: 'newer', newer: { ...newer, values: named('一') } });
    expect(last()).toEqual({ phase: 'saved', savedAt: newer.savedAt });
    expect(saver.version()).toBe(newer.version);
  });

  it('discards unsaved input when the draft is abandoned', async () => {
    const { saver, sent } = begin();
    saver.note(named('一'));
    expect(saver.isUnsaved()).toBe(true);
    saver.drop();
    expect(saver.isUnsaved()).toBe(false);
    saver.flush();
    await pass(120_000);
    expect(sent).toEqual([]);
  });

  it('saves nothing more when the session is over', async () => {
    const { saver, sent, answer, onOver } = begin();
    saver.note(named('一'));
    await pass(prefixDraftPauseMs);
    await answer({ kind: 'over' });
    expect(onOver).toHaveBeenCalledOnce();
    saver.note(named('二'));
    saver.flush();
    await pass(120_000);
    expect(sent).toHaveLength(1);
  });

  it('settle waits for the save in flight and starts none until release', async () => {
    const { saver, sent, saved } = begin();
    saver.note(named('一'));
    await pass(prefixDraftPauseMs);
    const settled = vi.fn<() => void>();
    const waiting = saver.settle().then(settled);
    saver.note(named('二'));
    await pass(120_000);
    expect(settled).not.toHaveBeenCalled();
    await saved(1);
    await waiting;
    await pass(120_000);
    expect(sent).toHaveLength(1);
    saver.release();
    await pass(0);
    expect(sent.at(-1)?.values).toEqual(named('二'));
  });

  it('ends with the latest input and never saves concurrently, for any order of events', async () => {
    const step = fc.oneof(
      fc.string({ maxLength: 3 }).map((text) => ({ do: 'type' as const, text })),
      fc.constantFrom('pass', 'flush', 'saved', 'unreachable').map((what) => ({ do: what, text: '' })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { saver, names, underWay, answer, saved } = begin();
        let typed = '';
        let version = 0;
        for (const { do: what, text } of steps) {
          if (what === 'type') saver.note(named((typed = text)));
          if (what === 'pass') await pass(prefixDraftPauseMs);
          if (what === 'flush') saver.flush();
          if (what === 'saved') await saved((version += 1));
          if (what === 'unreachable') await answer({ kind: 'unreachable' });
          expect(underWay()).toBeLessThanOrEqual(1);
        }
        for (let turn = 0; turn < 3; turn += 1) {
          await pass(60_000);
          await saved((version += 1));
        }
        expect(names().at(-1) ?? '').toBe(typed);
      }),
      { numRuns: 60 },
    );
  });
});

describe('retryBackoffMs', () => {
  it('doubles up to a minute while tries fail', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(retryBackoffMs)).toEqual([
      2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
    ]);
  });
});
