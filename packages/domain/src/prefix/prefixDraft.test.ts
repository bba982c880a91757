import { describe, expect, it } from 'vitest';
import { prefixMessages } from '../messages/prefix.ts';
import { picturesOfDraft, prefixDraft } from './prefixDraft.ts';
import { registrationField } from './registrationField.ts';

describe('prefixDraft', () => {
  it('has every field of a registration, and takes none and any of them in whatever state', () => {
    expect(Object.keys(prefixDraft.shape)).toEqual(registrationField.options);
    expect(prefixDraft.parse({})).toEqual({});
    const half = { companyName: '', legalPerson: 'x', industryCodes: ['C'], legalCardImages: { front: 'a.webp' } };
    expect(prefixDraft.parse({ ...half, agreement: true })).toEqual(half);
  });

  it('refuses what no form can hold, with what to do', () => {
    for (const bad of [
      { companyName: 1 },
      { introduce: '字'.repeat(2_001) },
      { areaCodes: ['1', '2', '3', '4'] },
      'x',
    ]) {
      expect(prefixDraft.safeParse(bad).error?.issues[0]?.message).toBe(prefixMessages.draft.invalid);
    }
  });
});

describe('picturesOfDraft', () => {
  it('lists the pictures that are there', () => {
    expect(picturesOfDraft({})).toEqual([]);
    expect(picturesOfDraft({ licenceImage: '', legalCardImages: { front: 'f', back: '' } })).toEqual(['f']);
    expect(picturesOfDraft({ licenceImage: 'l', legalCardImages: { front: 'f', back: 'b' } })).toEqual(['l', 'f', 'b']);
  });
});
