import { describe, expect, it } from 'vitest';
import { listTraits, splitTraits } from './traits.ts';

describe('listTraits', () => {
  it('keeps the first two when commas of both scripts separate them', () => {
    expect(listTraits('一物一码， 快速接入,数据安全')).toEqual(['一物一码', '快速接入']);
  });

  it('gives nothing when there is no trait', () => {
    expect(listTraits(' , ，')).toEqual([]);
  });
});

describe('splitTraits', () => {
  it('keeps all of them when an app has its own page', () => {
    expect(splitTraits('一物一码， 快速接入,,数据安全')).toEqual(['一物一码', '快速接入', '数据安全']);
  });
});
