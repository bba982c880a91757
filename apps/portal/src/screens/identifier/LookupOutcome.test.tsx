// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LookupOutcome } from './LookupOutcome.tsx';

const place = document.createElement('div');
let root = createRoot(place);

const phases = {
  pending: { loading: true, found: false },
  found: { loading: false, found: true },
  failed: { loading: false, found: false },
};

type Phase = keyof typeof phases;

async function show(phase: Phase): Promise<Element | null> {
  await act(async () => root.render(<LookupOutcome {...phases[phase]} />));
  return place.querySelector('output');
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});

afterEach(() => act(async () => root.unmount()));

describe('LookupOutcome', () => {
  it('announces each success in an element that was there before, and is empty while a lookup is pending', async () => {
    const output = await show('pending');
    const said: unknown[] = [output?.textContent];
    for (const phase of ['found', 'pending', 'found'] as const) {
      expect(await show(phase)).toBe(output);
      said.push(output?.textContent);
    }
    expect(said).toEqual(['', '解析成功', '', '解析成功']);
  });

  it.each<Phase[]>([['pending', 'failed'], ['found']])('says nothing after %s', async (...names) => {
    for (const phase of names) await show(phase);
    expect(place.querySelector('output')?.textContent).toBe('');
  });
});
