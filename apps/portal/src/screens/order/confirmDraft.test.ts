import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../shared/testing/memoryStorage.ts';
import { forgetConfirmDraft, keepConfirmDraft, openConfirmDraft } from './confirmDraft.ts';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: memoryStorage() });
});
afterEach(() => vi.unstubAllGlobals());

const visit = { opening: 'a', userId: 'u', productId: '1' };

describe('openConfirmDraft', () => {
  it('goes on with the attempt after a reload at the same place', () => {
    const draft = { ...openConfirmDraft(visit), remark: '发票抬头与企业名称一致' };
    keepConfirmDraft(draft);
    expect(openConfirmDraft(visit)).toEqual(draft);
  });

  it('goes on with the attempt when the page is opened in a tab beside it', () => {
    const draft = { ...openConfirmDraft(visit), remark: '尽快开通' };
    keepConfirmDraft(draft);
    expect(openConfirmDraft({ ...visit, opening: 'default' })).toEqual({ ...draft, opening: 'default' });
  });

  it('begins another attempt with the same remark when the same app is confirmed again', () => {
    const draft = { ...openConfirmDraft(visit), remark: '尽快开通' };
    keepConfirmDraft(draft);
    const next = openConfirmDraft({ ...visit, opening: 'b' });
    expect(next.remark).toBe('尽快开通');
    expect(next.transactionId).toMatch(/^[\da-f]{32}$/);
    expect(next.transactionId).not.toBe(draft.transactionId);
  });

  it.each([{ userId: 'v' }, { productId: '2' }])(
    'gives nothing of the remark when the visit differs in %o',
    (other) => {
      keepConfirmDraft({ ...openConfirmDraft(visit), remark: '尽快开通' });
      expect(openConfirmDraft({ ...visit, ...other }).remark).toBe('');
    },
  );

  it('keeps the remark when it was typed before logging in', () => {
    keepConfirmDraft({ ...openConfirmDraft({ ...visit, userId: '' }), remark: '尽快开通' });
    expect(openConfirmDraft({ ...visit, opening: 'b' })).toMatchObject({ userId: 'u', remark: '尽快开通' });
  });

  it('begins another attempt when the last one is over', () => {
    const draft = openConfirmDraft(visit);
    keepConfirmDraft(draft);
    forgetConfirmDraft();
    expect(openConfirmDraft(visit).transactionId).not.toBe(draft.transactionId);
  });
});
