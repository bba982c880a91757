import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registrationMessages } from '../messages/registration.ts';
import { placeLabelMaxLength, placeNameMaxLength, placesMax } from './limits.ts';
import {
  builtInPlaces,
  type DeclaredPlace,
  declaredPlace,
  declaredPlaces,
  placeKinds,
  placeKindsOf,
  placesIn,
} from './place.ts';

const { place } = registrationMessages;
const good: DeclaredPlace = { name: 'waybill', label: '承运单', kind: 'text', needed: true };

function refusals(places: unknown): [path: string, message: string][] {
  const verdict = declaredPlaces.safeParse(places);
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('declaredPlace', () => {
  it('takes every kind that has a name', () => {
    for (const kind of Object.keys(placeKinds))
      expect(declaredPlace.parse({ ...good, kind })).toEqual({ ...good, kind });
  });

  it.each([
    [{ name: '' }, place.name],
    [{ name: '1st' }, place.name],
    [{ name: 'way-bill' }, place.name],
    [{ name: '运单' }, place.name],
    [{ name: 'a'.repeat(placeNameMaxLength + 1) }, place.name],
    [{ name: 'batchCode' }, place.builtIn],
    [{ name: 'IDENTIFIER' }, place.builtIn],
    [{ label: ' ' }, place.label],
    [{ label: '单'.repeat(placeLabelMaxLength + 1) }, place.label],
    [{ kind: undefined }, place.kind],
    [{ needed: 'yes' }, place.needed],
  ])('says what to do when %j is wrong', (change, message) => {
    expect(refusals([{ ...good, ...change }]).map(([, said]) => said)).toEqual([message]);
  });
});

describe('declaredPlaces', () => {
  it('takes as many places as there may be, and no more', () => {
    const many = Array.from({ length: placesMax + 1 }, (_, index) => ({
      ...good,
      name: `p${index}`,
      label: `字段${index}`,
    }));
    expect(refusals(many.slice(1))).toEqual([]);
    expect(refusals(many)).toEqual([['', '一个型号最多声明 40 个字段，请删减后重新保存']]);
    expect(refusals({})).toEqual([['', place.list]]);
  });

  it('refuses a name that differs in case alone, and a label that is there already', () => {
    const places = [
      { ...good, name: 'site', label: '门店' },
      { ...good, name: 'Site', label: '地点' },
      { ...good, name: 'shop', label: '门店' },
    ];
    expect(refusals(places)).toEqual([
      ['1.name', '字段名“Site”重复（不区分大小写），请换一个字段名'],
      ['2.label', '显示名称“门店”重复，请改为不同的名称'],
    ]);
  });
});

describe('placesIn', () => {
  it('finds each place once, in order, and leaves other braces alone', () => {
    expect(placesIn('承运单 {waybill}，{site}，{waybill}')).toEqual(['waybill', 'site']);
    expect(placesIn('{} { } {中文} {1a} {way-bill} {a')).toEqual([]);
  });

  it('finds every name that can be declared when it is put in a text', () => {
    const name = fc.stringMatching(new RegExp(`^[A-Za-z][A-Za-z0-9]{0,${placeNameMaxLength - 1}}$`));
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.string({ unit: 'grapheme' }), (names, between) => {
        const text = names.map((one) => `{${one}}`).join(between.replace(/[{}]/g, ''));
        expect(placesIn(text)).toEqual(names);
      }),
    );
  });
});

describe('placeKindsOf', () => {
  it('has the places of the model and those that the gateway fills', () => {
    const kinds = placeKindsOf([good]);
    expect([...kinds]).toEqual([['waybill', 'text'], ...Object.entries(builtInPlaces)]);
  });
});
