import { describe, expect, it } from 'vitest';
import { openTab } from './openTab.ts';

describe('openTab', () => {
  it('cuts the new tab off from this one when it opens', () => {
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

  it('is false when the browser does not let it open', () => {
    expect(openTab('https://console.example.cn/', () => null)).toBe(false);
  });
});
