import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInTab } from '../../../shared/storage/tabStorage.ts';
import { memoryStorage } from '../../../shared/testing/memoryStorage.ts';
import { emptyInvoice, forgetInvoiceDraft, keepInvoiceDraft, readInvoiceDraft } from './invoiceDraft.ts';

const owner = { userId: '1', orderId: 'order-118' };
const values = { ...emptyInvoice, kind: 'special', title: '泰岳健身', bankAccount: '62' } as const;

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: memoryStorage() });
});
afterEach(() => vi.unstubAllGlobals());

describe('the draft of a request for an invoice', () => {
  it('is read as it was kept, by its owner and for its order alone', () => {
    expect(readInvoiceDraft(owner)).toBeNull();
    keepInvoiceDraft(owner, values);
    expect(readInvoiceDraft(owner)).toEqual(values);
    expect(readInvoiceDraft({ ...owner, userId: '2' })).toBeNull();
    expect(readInvoiceDraft({ ...owner, orderId: 'order-1' })).toBeNull();
    forgetInvoiceDraft();
    expect(readInvoiceDraft(owner)).toBeNull();
  });

  it('fills what is missing or broken with what a form begins with', () => {
    keepInTab('invoice', { ...owner, values: { kind: 'paper', title: '泰岳', email: 7 } });
    expect(readInvoiceDraft(owner)).toEqual({ ...emptyInvoice, title: '泰岳' });
    keepInTab('invoice', 'broken');
    expect(readInvoiceDraft(owner)).toBeNull();
  });
});
