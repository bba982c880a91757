import { describe, expect, it } from 'vitest';
import { personalAddresses } from '../../shared/personal/personalAddresses.ts';
import { chosenPage, completedQuery } from './settingsVisit.ts';

const user = { userId: 'u-1', username: 'taiyue_chen' };

describe('chosenPage', () => {
  it.each([
    ['', undefined, 'profile'],
    ['', null, 'profile'],
    ['', 'type', 'profile'],
    ['', { page: 'profile' }, 'profile'],
    ['', { page: 'password' }, 'password'],
    ['', { page: 2 }, 'profile'],
    ['', { type: 2 }, 'password'],
    ['', { type: '2' }, 'password'],
    ['', { type: 1 }, 'profile'],
    ['', { type: null }, 'profile'],
    ['type=1', { type: 2 }, 'profile'],
    ['type=2', undefined, 'password'],
    ['type=1', { page: 'password' }, 'profile'],
    ['type=', { page: 'password' }, 'profile'],
    ['type=22', undefined, 'profile'],
    ['type=two', undefined, 'profile'],
    ['t=2', { page: 'password' }, 'password'],
  ])('opens with query "%s" and state %j the page %3$s when somebody is logged in', (query, state, page) => {
    expect(chosenPage(user, new URLSearchParams(query), state)).toBe(page);
  });

  it('leads home when nobody is logged in, or the id or the name is empty', () => {
    const query = new URLSearchParams('type=2');
    expect(chosenPage(null, query, undefined)).toBe('home');
    expect(chosenPage({ ...user, userId: '' }, query, undefined)).toBe('home');
    expect(chosenPage({ ...user, username: '' }, query, undefined)).toBe('home');
  });

  it('reads its own addresses back when they are followed', () => {
    for (const page of ['profile', 'password'] as const)
      expect(chosenPage(user, new URL(personalAddresses[page], 'https://lima.example').searchParams, null)).toBe(page);
  });
});

describe('completedQuery', () => {
  it('adds the choice to what the address says when it is missing', () => {
    expect(completedQuery(new URLSearchParams(''))).toBe('type=2');
    expect(completedQuery(new URLSearchParams('t=1'))).toBe('t=1&type=2');
    expect(completedQuery(new URLSearchParams('type=2'))).toBeNull();
  });
});
