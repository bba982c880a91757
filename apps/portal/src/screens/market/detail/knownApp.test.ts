import { appList } from '@lima-id/api/msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { knownApp } from './knownApp.ts';

const [first, second] = appList;
const keeps = (text: string | null) => vi.stubGlobal('window', { localStorage: { getItem: () => text } });

afterEach(() => vi.unstubAllGlobals());

describe('knownApp', () => {
  it('takes the app that travels with the route when it is this one, else the kept one', () => {
    keeps(JSON.stringify(second));
    expect(knownApp({ product: first }, '1')).toMatchObject({ id: '1', name: '标识赋码系统' });
    expect(knownApp({ product: first }, '2')).toMatchObject({ id: '2' });
    expect(knownApp(null, '2')).toMatchObject({ id: '2' });
  });

  it('returns null when neither is this app, or the stored one is malformed', () => {
    keeps('{');
    expect(knownApp({ product: first }, '9')).toBeNull();
    expect(knownApp({ product: { id: '9', name: 1 } }, '9')).toBeNull();
    keeps(null);
    expect(knownApp(undefined, '1')).toBeNull();
  });
});
