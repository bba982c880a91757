import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../shared/testing/memoryStorage.ts';
import { forgetOrder, keepOrder, readOrderVisit } from './orderVisit.ts';

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: memoryStorage() });
});
afterEach(() => vi.unstubAllGlobals());

describe('readOrderVisit', () => {
  it('takes the order of the state when address and tab name others', () => {
    keepOrder({ orderId: '3' });
    expect(readOrderVisit({ orderId: '1' }, '?order=2')).toBe('1');
  });

  it('takes the order of the address when the state names none', () => {
    keepOrder({ orderId: '3' });
    expect(readOrderVisit({ orderId: '' }, '?order=2')).toBe('2');
  });

  it('takes the last order of the tab when neither names one', () => {
    keepOrder({ orderId: '3' });
    expect(readOrderVisit(null, '?order=')).toBe('3');
  });

  it('finds none when the last one is forgotten', () => {
    keepOrder({ orderId: '3' });
    forgetOrder();
    expect(readOrderVisit({ orderId: 3 }, '')).toBeNull();
  });
});
