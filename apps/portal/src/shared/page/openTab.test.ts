import { describe, expect, it } from 'vitest';
import { openTab } from './openTab.ts';

describe('openTab', () => {
  it('removes the new tab’s access to this one', () => {
    const tab = { opener: {} } as Window;
    const asked: unknown[] = [];
    const opened = openTab('https://console.example.cn/', (...where) => {
      asked.push(where);
      return tab;
    });
    expect(opened).toBe(true);
    expect(tab.opener).toBeNull();
    expect(asked).toEqual([['https://console.example.cn/', '_blank']]);
  });

  it('returns false when the browser blocks the tab', () => {
    expect(openTab('https://console.example.cn/', () => null)).toBe(false);
  });
});
