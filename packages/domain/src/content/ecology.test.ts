import { describe, expect, it } from 'vitest';
import { type EcologyPage, ecologyPage } from './ecology.ts';
import { advantageSigns, cooperationTypes, ecologySections, rightGlyphs } from './ecologyParts.ts';

const four = [1, 2, 3, 4];
const cooperation = {
  text: '说明',
  picture: 'shop',
  identities: [1, 2, 3].map((place) => ({ name: `身份${place}`, text: '说明', gain: '返点' })),
};
const whole: EcologyPage = {
  id: 1,
  title: '标题',
  summary: '摘要',
  picture: 'chain',
  advantages: { title: '优势', items: four.map((at) => ({ title: `优势${at}`, text: '说明', sign: 'product' })) },
  types: { title: '类型', text: '说明', technology: cooperation, channel: cooperation },
  rights: { title: '权益', items: four.map((at) => ({ title: `权益${at}`, text: '说明', glyph: 'cap-one' })) },
  thresholds: { title: '门槛', items: [{ name: '团队规模', technology: '3人', channel: '6人' }] },
  steps: { title: '流程', items: four.map((at) => ({ title: `第${at}步`, text: '说明', duration: '1周' })) },
};

const taken = (change: object) => ecologyPage.safeParse({ ...whole, ...change }).success;

/** `count` items like the first of a list. */
function times(items: readonly object[], count: number): object[] {
  return Array.from({ length: count }, () => ({ ...items[0] }));
}

describe('ecologyPage', () => {
  it('needs every field when one is left out', () => {
    expect(ecologyPage.parse(whole)).toEqual(whole);
    for (const field of Object.keys(whole)) expect([field, taken({ [field]: undefined })]).toEqual([field, false]);
  });

  it.each(['advantages', 'rights', 'steps'] as const)('has four %s when they are counted', (section) => {
    const { title, items } = whole[section];
    const counted = [0, 3, 4, 5].filter((count) => taken({ [section]: { title, items: times(items, count) } }));
    expect(counted).toEqual([4]);
  });

  it('has three identities of either kind when they are counted', () => {
    for (const { key } of cooperationTypes) {
      const withIdentities = (count: number) => ({
        types: { ...whole.types, [key]: { ...cooperation, identities: times(cooperation.identities, count) } },
      });
      expect([2, 3, 4].filter((count) => taken(withIdentities(count)))).toEqual([3]);
    }
  });

  it('asks something of either kind in every condition', () => {
    const [condition] = whole.thresholds.items;
    const withItems = (items: object[]) => taken({ thresholds: { title: '门槛', items } });
    expect(withItems([])).toBe(false);
    for (const { key } of cooperationTypes) expect(withItems([{ ...condition, [key]: '' }])).toBe(false);
  });

  it('is marked with signs and glyphs that are drawn when marks are tried', () => {
    const marked = (section: 'advantages' | 'rights', mark: string, name: string) =>
      taken({
        [section]: { ...whole[section], items: whole[section].items.map((item) => ({ ...item, [mark]: name })) },
      });
    for (const sign of advantageSigns) expect([sign, marked('advantages', 'sign', sign)]).toEqual([sign, true]);
    for (const glyph of rightGlyphs) expect([glyph, marked('rights', 'glyph', glyph)]).toEqual([glyph, true]);
    expect(marked('advantages', 'sign', 'cap-one')).toBe(false);
    expect(marked('rights', 'glyph', 'product')).toBe(false);
  });

  it('names its sections in their order', () => {
    expect(ecologySections.map(({ name }) => name)).toEqual([
      '生态优势',
      '合作类型',
      '专属权益',
      '入驻门槛',
      '合作流程',
    ]);
  });
});
