import { expect, it } from 'vitest';
import { sampleShared } from '../../../testing/identifier/sampleShared.ts';
import { compileAnswer, fillAnswer } from './answerTemplate.ts';

it('keeps no memory but that of its texts', () => {
  const template = compileAnswer(sampleShared, undefined, new Set(['identifier']), '');
  expect(template.texts.map(({ buffer }) => buffer.byteLength)).toEqual(template.texts.map((text) => text.byteLength));
  const answer = fillAnswer(template, { places: { identifier: '88.118.001/GT-1' }, life: null });
  expect(JSON.parse(Buffer.from(answer).toString())).toMatchObject({ success: true });
});
