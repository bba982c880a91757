import { expect, it } from 'vitest';
import { compileAnswer, fillAnswer } from './answerTemplate.ts';
import type { SharedData } from './sharedData.ts';

const shared: SharedData = {
  batchCode: 'B-1',
  model: {
    name: '跑步机',
    describes: '商用跑步机',
    images: [],
    enterprise: {
      prefix: '88.118.001',
      name: '宁津健身器材有限公司',
      industry: '',
      website: '',
      introduce: '',
      createTime: '2026-01-01 00:00',
      approved: true,
      afterSalesPhone: '',
    },
  },
  recall: null,
  scenes: [],
  openingScene: undefined,
};

it('keeps no memory but that of its texts', () => {
  const template = compileAnswer(shared, undefined, new Set(['identifier']), '');
  expect(template.texts.map(({ buffer }) => buffer.byteLength)).toEqual(template.texts.map((text) => text.byteLength));
  const answer = fillAnswer(template, { places: { identifier: '88.118.001/GT-1' }, life: null });
  expect(JSON.parse(Buffer.from(answer).toString())).toMatchObject({ success: true });
});
