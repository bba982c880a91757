import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts } from '../session/drafts.ts';
import type { StoredUser } from '../session/storedUser.ts';
import { replaceUser } from '../session/userStore.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { forgetLeadDraft, keepLeadValues, leadRequestIdFor, readLeadValues } from './leadDraft.ts';
import { leadDraftKeys } from './leadDraftKeys.ts';

const empty = { companyName: '', consultContent: '', agreement: false, interests: [] as unknown[] };
const typed = { companyName: '力码', consultContent: '想了解报价', agreement: true, interests: [{ productId: '1' }] };

/** Session storage that works, or throws. */
function tabOf(refuses: boolean) {
  const sessionStorage = memoryStorage();
  if (refuses) {
    sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }
  return { held: sessionStorage.held, localStorage: memoryStorage(), sessionStorage };
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
  it('restores the draft of each of the two forms when it is opened again', () => {
    keepLeadValues('contact', typed);
    expect(readLeadValues('contact', empty)).toEqual(typed);
    expect(readLeadValues('inquiry', empty)).toEqual(empty);
  });

  it('stores the input in session storage only', () => {
    keepLeadValues('contact', typed);
    forgetDrafts();
    expect([...tab.held.keys()]).toEqual([leadDraftKeys.contact]);
    expect(readLeadValues('contact', empty)).toEqual(typed);
  });

  it('keeps the input while the page is open when the browser has no storage', () => {
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

  it('hides the draft from other users, and restores it to its owner', () => {
    enter('u-1');
    keepLeadValues('contact', typed);
    enter(null);
    expect(readLeadValues('contact', empty)).toEqual(empty);
    enter('u-2');
    expect(readLeadValues('contact', empty)).toEqual(empty);
    enter('u-1');
    expect(readLeadValues('contact', empty)).toEqual(typed);
  });

  it('stays with a visitor who logs in, and belongs to that user after the next change', () => {
    keepLeadValues('contact', typed);
    enter('u-1');
    expect(readLeadValues('contact', empty)).toEqual(typed);
    keepLeadValues('contact', typed);
    enter('u-2');
    expect(readLeadValues('contact', empty)).toEqual(empty);
  });

  it('drops only the form that was sent', () => {
    keepLeadValues('contact', typed);
    keepLeadValues('inquiry', typed);
    forgetLeadDraft('contact');
    expect(readLeadValues('contact', empty)).toEqual(empty);
    expect(readLeadValues('inquiry', empty)).toEqual(typed);
  });
});

describe('leadRequestIdFor', () => {
  it('reuses the id when the same content is sent again, after a reload too', () => {
    const name = leadRequestIdFor('contact', typed);
    expect(name).toMatch(/^[\da-f]{32}$/);
    forgetDrafts();
    expect(leadRequestIdFor('contact', { ...typed })).toBe(name);
  });

  it('creates another id after a change, or after the form was sent', () => {
    const name = leadRequestIdFor('contact', typed);
    expect(leadRequestIdFor('contact', { ...typed, consultContent: '想了解试用' })).not.toBe(name);
    const next = leadRequestIdFor('contact', typed);
    forgetLeadDraft('contact');
    expect(leadRequestIdFor('contact', typed)).not.toBe(next);
  });

  it('is stored together with the input', () => {
    keepLeadValues('contact', typed);
    const name = leadRequestIdFor('contact', typed);
    expect(readLeadValues('contact', empty)).toEqual(typed);
    keepLeadValues('contact', typed);
    expect(leadRequestIdFor('contact', typed)).toBe(name);
  });
});
