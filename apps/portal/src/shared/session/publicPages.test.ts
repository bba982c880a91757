import { describe, expect, it } from 'vitest';
import { isPublicPage } from './publicPages.ts';

describe('isPublicPage', () => {
  it.each(['/home', '/product_scene', '/application', '/application/list', '/success', '/', '/identification2'])(
    'is true for %s',
    (path) => {
      expect(isPublicPage(path)).toBe(true);
    },
  );

  it.each([
    '/personal_update',
    '/personal_update/',
    '/personal_orders',
    '/personal_orders/12',
    '/personal_invoices',
    '/personal_trials',
    '/identification',
    '/application/payment',
    '/apporder',
    '/equipment/detail',
  ])('says no to %s', (path) => {
    expect(isPublicPage(path)).toBe(false);
  });
});
