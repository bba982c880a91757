import { describe, expect, it } from 'vitest';
import { type SpecialPage, specialPage, specialSectionCount } from './specialPage.ts';

const section = {
  label: '看得见的来处',
  title: '从一卷钢管开始',
  text: '材料批次写进了编码。',
  stages: ['来料批次', '检验结论'],
  picture: 'factory',
};
const whole: SpecialPage = {
  id: 1,
  topic: '一物一码',
  title: '读懂一台跑步机',
  sections: Array.from({ length: specialSectionCount }, () => section),
};

const taken = (change: object) => specialPage.safeParse({ ...whole, ...change }).success;
const sections = (count: number, change: object = {}) => ({
  sections: Array.from({ length: count }, () => ({ ...section, ...change })),
});

describe('specialPage', () => {
  it('needs every field when one is left out', () => {
    expect(specialPage.parse(whole)).toEqual(whole);
    expect(Object.keys(whole).filter((field) => taken({ [field]: undefined }))).toEqual([]);
    expect(Object.keys(section).filter((field) => taken(sections(4, { [field]: undefined })))).toEqual([]);
  });

  it('has four sections when sections are counted', () => {
    expect([0, 3, 4, 5].filter((count) => taken(sections(count)))).toEqual([4]);
  });

  it('has two to four stages in each section when stages are counted', () => {
    const stages = (count: number) => ({ stages: Array.from({ length: count }, () => '装车') });
    expect([1, 2, 4, 5].filter((count) => taken(sections(4, stages(count))))).toEqual([2, 4]);
  });
});
