import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts } from '../session/drafts.ts';
import type { StoredUser } from '../session/storedUser.ts';
import { replaceUser } from '../session/userStore.ts';
import { forgetLeadDraft, keepLeadValues, leadRequestIdFor, readLeadValues } from './leadDraft.ts';
import { leadDraftKeys } from './leadDraftKeys.ts';

const empty = { companyName: '', consultContent: '', agreement: false, interests: [] as unknown[] };
const typed = { companyName: '力码', consultContent: '想了解报价', agreement: true, interests: [{ productId: '1' }] };

/** A tab that holds things, or refuses to. */
function tabOf(refuses: boolean) {
  const held = new Map<string, string>();
  return {
    held,
    localStorage: { getItem: () => null },
    sessionStorage: {
      getItem: (key: string) => held.get(key) ?? null,
      setItem(key: string, value: string) {
        if (refuses) throw new DOMException('full', 'QuotaExceededError');
        held.set(key, value);
      },
      removeItem: (key: string) => void held.delete(key),
    },
  };
}

let tab = tabOf(false);

function openTab(refuses = false): void {
  tab = tabOf(refuses);
  vi.stubGlobal('window', tab);
}

function enter(userId: string | null): void {
  replaceUser(userId === null ? null : ({ userId } as StoredUser));
}

beforeEach(() => {
  openTab();
  forgetDrafts();
  enter(null);
});
afterEach(() => vi.unstubAllGlobals());

describe('readLeadValues', () => {
  it('gives what was kept, for each of the two forms its own, when a form is opened again', () => {
    keepLeadValues('contact', typed);
    expect(readLeadValues('contact', empty)).toEqual(typed);
    expect(readLeadValues('inquiry', empty)).toEqual(empty);
  });

  it('keeps what was typed in this tab and nowhere else when the browser has room for it', () => {
    keepLeadValues('contact', typed);
    forgetDrafts();
    expect([...tab.held.keys()]).toEqual([leadDraftKeys.contact]);
    expect(readLeadValues('contact', empty)).toEqual(typed);
  });

  it('keeps what was typed for as long as the page is open when the browser keeps nothing', () => {
    openTab(true);
    keepLeadValues('contact', { ...typed, companyName: '先前' });
    keepLeadValues('contact', typed);
    expect(readLeadValues('contact', empty)).toEqual(typed);
    expect(readLeadValues('contact', empty)).toEqual(typed);
    forgetLeadDraft('contact');
    expect(readLeadValues('contact', empty)).toEqual(empty);
  });

  it.each([
    ['{', 'is broken'],
    ['null', 'is nothing'],
    ['{"owner":"","values":7}', 'holds no values'],
    ['{"owner":"","values":{"companyName":3,"agreement":"yes","interests":{}}}', 'holds values of other kinds'],
    ['{"values":{"companyName":"力码"}}', 'does not say whose it is'],
  ])('begins with an empty form when what was kept, %s, %s', (kept) => {
    tab.held.set(leadDraftKeys.contact, kept);
    expect(readLeadValues('contact', empty)).toEqual(empty);
  });

  it('gives the draft to nobody else when its owner is no longer here, and back to him', () => {
    enter('u-1');
    keepLeadValues('contact', typed);
    enter(null);
    expect(readLeadValues('contact', empty)).toEqual(empty);
    enter('u-2');
    expect(readLeadValues('contact', empty)).toEqual(empty);
    enter('u-1');
    expect(readLeadValues('contact', empty)).toEqual(typed);
  });

  it('stays with the visitor when he logs in, and is his alone once he went on', () => {
    keepLeadValues('contact', typed);
    enter('u-1');
    expect(readLeadValues('contact', empty)).toEqual(typed);
    keepLeadValues('contact', typed);
    enter('u-2');
    expect(readLeadValues('contact', empty)).toEqual(empty);
  });

  it('forgets one form when it was sent', () => {
    keepLeadValues('contact', typed);
    keepLeadValues('inquiry', typed);
    forgetLeadDraft('contact');
    expect(readLeadValues('contact', empty)).toEqual(empty);
    expect(readLeadValues('inquiry', empty)).toEqual(typed);
  });
});

describe('leadRequestIdFor', () => {
  it('gives the same name when the same is sent again, after a reload too', () => {
    const name = leadRequestIdFor('contact', typed);
    expect(name).toMatch(/^[\da-f]{32}$/);
    forgetDrafts();
    expect(leadRequestIdFor('contact', { ...typed })).toBe(name);
  });

  it('gives another name when something was changed, or the form was sent', () => {
    const name = leadRequestIdFor('contact', typed);
    expect(leadRequestIdFor('contact', { ...typed, consultContent: '想了解试用' })).not.toBe(name);
    const next = leadRequestIdFor('contact', typed);
    forgetLeadDraft('contact');
    expect(leadRequestIdFor('contact', typed)).not.toBe(next);
  });

  it('stands beside what was typed when either is kept', () => {
    keepLeadValues('contact', typed);
    const name = leadRequestIdFor('contact', typed);
    expect(readLeadValues('contact', empty)).toEqual(typed);
    keepLeadValues('contact', typed);
    expect(leadRequestIdFor('contact', typed)).toBe(name);
  });
});
