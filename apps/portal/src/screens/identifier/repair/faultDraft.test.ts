import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../shared/testing/memoryStorage.ts';
import { forgetFaultDraft, keepFaultDraft, prefillFault, readFaultDraft, readyToSend } from './faultDraft.ts';

const identifier = '88.118.001/GT-2026-000123';
const values = { kind: 'noise', words: '有异响', contactName: '王晓楠', contactMobile: '13800000118' } as const;
const photo = (id: string, data = 'AAAA') => ({
  fileName: `${id}.png`,
  fullUrl: `data:image/png;base64,${data}#${id}`,
  type: 'image/png' as const,
  size: 3,
});
const items = [
  { label: '跑带张力', value: '偏低 12%' },
  { label: '网络', value: 'OK' },
];
const found = '远程检测发现1项异常：跑带张力 偏低 12%';

/** Session storage with a capacity in characters. */
function tabOf(room: number) {
  const sessionStorage = memoryStorage();
  const { setItem } = sessionStorage;
  sessionStorage.setItem = (key, value) => {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
    return setItem(key, value);
  };
  return { held: sessionStorage.held, sessionStorage };
}

let tab = tabOf(10_000);

beforeEach(() => {
  tab = tabOf(10_000);
  vi.stubGlobal('window', tab);
});
afterEach(() => {
  forgetFaultDraft(identifier);
  vi.unstubAllGlobals();
});

/** Simulates a reload: memory is empty, session storage is not. */
async function reloaded(): Promise<typeof readFaultDraft> {
  vi.resetModules();
  return (await import('./faultDraft.ts')).readFaultDraft;
}

describe('the draft of a fault report', () => {
  it('is complete while the page is open, and lacks the phone number after a reload', async () => {
    const draft = readyToSend({ values, photos: [photo('a1')], attempt: null });
    keepFaultDraft(identifier, draft, 'photos');
    expect(readFaultDraft(identifier)).toEqual(draft);
    expect(readFaultDraft(identifier)).toEqual(draft);
    expect(JSON.stringify([...tab.held])).not.toContain('13800000118');
    const read = await reloaded();
    const left = read(identifier);
    expect(left).toMatchObject({ values: { ...values, contactMobile: '' }, photos: draft.photos });
    expect(readyToSend(left).attempt.transactionId).toBe(draft.attempt.transactionId);
    expect(readyToSend({ ...left, values }).attempt.transactionId).not.toBe(draft.attempt.transactionId);
    expect(read('88.118.001/OTHER').values.words).toBe('');
  });

  it('stores as many photos as the tab has space for', async () => {
    tab = tabOf(600);
    vi.stubGlobal('window', tab);
    const photos = ['a1', 'b2', 'c3'].map((id) => photo(id, 'A'.repeat(200)));
    keepFaultDraft(identifier, { values, photos, attempt: null }, 'photos');
    expect((await reloaded())(identifier).photos).toEqual(photos.slice(0, 2));
    expect(readFaultDraft(identifier).photos).toEqual(photos);
  });

  it('ignores values in the tab that it did not store', async () => {
    tab.held.set(`fault ${identifier}`, '{"kind":"bomb","words":3,"attempt":[]}');
    tab.held.set(
      `fault photos ${identifier}`,
      '[{"fullUrl":"https://evil.example/a.png","type":"image/png","size":1},7]',
    );
    expect((await reloaded())(identifier)).toEqual({
      values: { kind: null, words: '', contactName: '', contactMobile: '' },
      photos: [],
      attempt: null,
    });
    tab.held.set(`fault ${identifier}`, 'no json');
    expect((await reloaded())(identifier).attempt).toBeNull();
  });

  it('is removed after it was sent', async () => {
    keepFaultDraft(identifier, { values, photos: [photo('a1')], attempt: null }, 'photos');
    forgetFaultDraft(identifier);
    expect(readFaultDraft(identifier).values.words).toBe('');
    expect(tab.held.size).toBe(0);
  });
});

describe('readyToSend', () => {
  it('keeps the transaction id while nothing changes, and replaces it after any change', () => {
    const first = readyToSend({ values, photos: [photo('a1')], attempt: null });
    expect(first.attempt.transactionId).toMatch(/^[\da-f]{32}$/);
    expect(readyToSend(first).attempt).toEqual(first.attempt);
    const changes = [
      { ...first, values: { ...values, words: '有异响了' } },
      { ...first, values: { ...values, kind: 'other' as const } },
      { ...first, values: { ...values, contactMobile: '13800000119' } },
      { ...first, photos: [] },
      { ...first, photos: [photo('b2')] },
    ];
    const ids = changes.map((draft) => readyToSend(draft).attempt.transactionId);
    expect(new Set([first.attempt.transactionId, ...ids]).size).toBe(changes.length + 1);
  });
});

describe('prefillFault', () => {
  it('prefills an empty report', () => {
    prefillFault(identifier, items);
    expect(readFaultDraft(identifier).values).toMatchObject({ kind: 'other', words: found });
  });

  it('keeps the input, and adds the same findings only once', () => {
    keepFaultDraft(identifier, { values, photos: [], attempt: null });
    prefillFault(identifier, items);
    prefillFault(identifier, items);
    expect(readFaultDraft(identifier).values).toEqual({ ...values, words: `有异响\n${found}` });
  });

  it('changes nothing without findings', () => {
    prefillFault(identifier, [{ label: '网络', value: 'OK' }]);
    expect(readFaultDraft(identifier).values.kind).toBeNull();
  });
});
