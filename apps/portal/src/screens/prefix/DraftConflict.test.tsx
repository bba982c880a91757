// @vitest-environment jsdom
import type { StoredDraft } from '@lima-id/api';
import { prefixMessages } from '@lima-id/domain';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buttonNamed } from '../../shared/testing/buttonNamed.ts';
import { DraftConflict } from './DraftConflict.tsx';

const { draft } = prefixMessages;
const newer: StoredDraft = { values: {}, version: 8, savedAt: Date.UTC(2026, 4, 18, 2, 20) };
const place = document.createElement('div');
let root: Root;
let chosen: string[] = [];

async function show(other: StoredDraft | null) {
  const conflict = (
    <DraftConflict newer={other} onTakeNewer={() => chosen.push('newer')} onKeepMine={() => chosen.push('mine')} />
  );
  await act(async () => root.render(conflict));
}

const shown = () => place.querySelector('[role="status"]')?.textContent ?? '';
const press = (name: string) => act(async () => buttonNamed(place, name).click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(place);
  root = createRoot(place);
  chosen = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

describe('DraftConflict', () => {
  it('offers the newer draft of another device with its time, and what is typed here', async () => {
    await show(newer);
    expect(shown()).toContain(draft.elsewhere);
    expect(shown()).toContain('另一处的内容保存于 2026-05-18 10:20。');
    await press('使用另一处的内容');
    await press('保留此处的内容');
    expect(chosen).toEqual(['newer', 'mine']);
  });

  it('asks whether to keep or give up what is typed here when the draft is gone', async () => {
    await show(null);
    expect(shown()).toContain(draft.gone);
    expect(shown()).toContain('放弃后将重新读取申请，此处填写的内容不再保留。');
    await press('保留此处的内容');
    await press('放弃此处的内容');
    expect(chosen).toEqual(['mine', 'newer']);
  });
});
