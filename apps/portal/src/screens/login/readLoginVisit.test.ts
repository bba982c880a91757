import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginModes } from '../../shared/session/loginModes.ts';
import { loginTabQuery, readLoginTab, readLoginVisit, registrationOrigin } from './readLoginVisit.ts';

describe('readLoginVisit', () => {
  it('takes over what a page said when it sent a visitor', () => {
    const state = {
      mode: loginModes.register,
      returnPath: '/news?page=2',
      returnState: { from: 1 },
      groupType: 'fitness',
      expired: { keepsInput: true },
    };
    expect(readLoginVisit(state)).toEqual({ ...state, mode: 'register' });
    expect(readLoginVisit({ mode: 1 })).toEqual({ mode: 'login' });
    expect(readLoginVisit({ expired: {} })).toEqual({ expired: { keepsInput: false } });
  });

  it.each([
    [null],
    [undefined],
    ['/news'],
    [7],
    [[]],
    [{ mode: '2', returnPath: 3, groupType: '' }],
    [{ mode: 3 }],
    [{ mode: 'login' }],
    [{ expired: true }],
    [{ expired: null }],
  ])('takes nothing when the state is %o', (state) => {
    expect(readLoginVisit(state)).toEqual({});
  });

  it('keeps a known mode and texts only when the state is any', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        const { mode, returnPath, groupType, expired } = readLoginVisit(state);
        expect([undefined, ...Object.keys(loginModes)]).toContain(mode);
        expect(['undefined', 'string']).toContain(typeof returnPath);
        expect(['undefined', 'string']).toContain(typeof groupType);
        expect(['undefined', 'boolean']).toContain(typeof expired?.keepsInput);
      }),
    );
  });
});

describe('registrationOrigin', () => {
  it('is the group when the visit names one, else the host', () => {
    expect(registrationOrigin({ groupType: 'fitness' }, 'www.example.cn')).toBe('fitness');
    expect(registrationOrigin({}, 'www.example.cn')).toBe('www.example.cn');
  });

  it('is no longer than a gateway takes when the word is long', () => {
    expect(registrationOrigin({ groupType: 'x'.repeat(100) }, '')).toHaveLength(64);
  });
});

describe('readLoginTab', () => {
  it.each([
    ['', 'password'],
    ['tab=password', 'password'],
    ['tab=code', 'code'],
    ['tab=register', 'register'],
    ['tab=recover&t=1', 'recover'],
    ['tab=other', 'password'],
  ])('of "%s" is %s', (query, tab) => {
    expect(readLoginTab(new URLSearchParams(query))).toBe(tab);
  });

  it('is what the address was made to say, and everything else in it stays', () => {
    const query = new URLSearchParams('t=1&tab=code');
    expect(loginTabQuery(query, 'register')).toBe('?t=1&tab=register');
    expect(loginTabQuery(query, 'password')).toBe('?t=1');
    expect(loginTabQuery(new URLSearchParams('tab=code'), 'password')).toBe('');
  });
});
