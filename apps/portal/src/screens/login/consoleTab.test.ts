import { companyAdmin, ordinaryUser } from '@lima-id/api/msw';
import { describe, expect, it } from 'vitest';
import { bringsConsole, openTab } from './consoleTab.ts';

const company = companyAdmin.companyDetails;

describe('bringsConsole', () => {
  it('is true when the user’s enterprise is approved', () => {
    expect(bringsConsole(companyAdmin)).toBe(true);
    expect(bringsConsole({ ...companyAdmin, type: 'COMPANY' })).toBe(true);
  });

  it('is false when there is no approved enterprise, or another type', () => {
    expect(bringsConsole(ordinaryUser)).toBe(false);
    expect(bringsConsole({ ...companyAdmin, type: 'ADMIN' })).toBe(false);
    expect(bringsConsole({ ...companyAdmin, companyDetails: null })).toBe(false);
    expect(bringsConsole({ ...companyAdmin, companyDetails: company && { ...company, examineStatus: 1 } })).toBe(false);
  });
});

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
