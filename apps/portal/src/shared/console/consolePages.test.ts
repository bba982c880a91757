import { describe, expect, it } from 'vitest';
import { lima } from '../../brand/lima.ts';
import { appInConsole, consolePagesOf, wantedApp, wantedConsole } from './consolePages.ts';

const console = {
  home: 'https://console.example.cn/home?from=lima',
  orders: 'https://console.example.cn/orders',
  trials: 'https://console.example.cn/trials',
};
const queryOf = (href: string) => new URL(href, 'https://lima.example').searchParams;

describe('consolePagesOf', () => {
  it('uses the portal’s own pages when the brand has no console, as the default brand', () => {
    const { home, orders, trials } = consolePagesOf(lima.links);
    expect([home, orders, trials].map(({ external }) => external)).toEqual([false, false, false]);
    expect([orders.href, trials.href]).toEqual(['/personal_orders', '/personal_trials']);
    expect(home.href.split('?')[0]).toBe('/personal_orders');
    expect(wantedConsole(queryOf(home.href))).toBe(true);
    expect(wantedConsole(queryOf(orders.href))).toBe(false);
  });

  it('uses the pages of the console when the brand has one', () => {
    expect(consolePagesOf({ console })).toEqual({
      home: { href: console.home, external: true },
      orders: { href: console.orders, external: true },
      trials: { href: console.trials, external: true },
    });
  });
});

describe('appInConsole', () => {
  it('adds the app to the query of the console’s address', () => {
    expect(appInConsole({ console }, 'a&b')).toEqual({
      href: 'https://console.example.cn/home?from=lima&productId=a%26b',
      external: true,
    });
  });

  it('leads to our trials with the app when there is no console', () => {
    const { href, external } = appInConsole({}, 'a&b');
    expect(external).toBe(false);
    expect(href.split('?')[0]).toBe('/personal_trials');
    expect(wantedApp(queryOf(href))).toBe('a&b');
    expect(wantedApp(new URLSearchParams('productId=1'))).toBeNull();
  });
});
