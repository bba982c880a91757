import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { describe, expect, it } from 'vitest';
import { firstMessage } from './firstMessage.ts';

const ref = { focus: () => undefined };
const options = { fields: {}, shouldUseNativeValidation: false };

describe('firstMessage', () => {
  it('is the own message when the error has one', () => {
    expect(firstMessage({ type: 'custom', message: '请选择地区', ref, 1: { type: '', message: '请选择城市' } })).toBe(
      '请选择地区',
    );
  });

  it.each([
    ['second part of a list', [undefined, { type: '', message: '请选择城市', ref }]],
    ['part of an object', { startTime: { type: '', message: '请选择开始日期', ref } }],
    ['part that is called type', { type: { type: '', message: '请选择类型', ref } }],
    ['part of a part', { rows: [null, { name: { type: '', message: '请填写名称' } }] }],
    ['part next to an empty message', { message: '', 0: { type: '', message: '请填写' } }],
  ])('is the first message in the tree when the error is in the %s', (_, error) => {
    expect(firstMessage(error)).toMatch(/^请/);
  });

  it.each([undefined, null, '请填写', {}, [undefined], { type: 'custom', ref }])(
    'is undefined when %j has none',
    (error) => {
      expect(firstMessage(error)).toBeUndefined();
    },
  );

  it('never looks into an element when the field keeps one', () => {
    const element = { nodeType: 1, fiber: { message: '不是提示' } };
    expect(firstMessage({ type: 'custom', ref: element })).toBeUndefined();
  });

  it('reads what the resolver makes of issues inside a value when they have a path of several keys', async () => {
    const issues = [{ message: '请选择城市', path: ['place', 1] }];
    const check = standardSchemaResolver<Record<string, unknown>, unknown, unknown>({
      '~standard': { version: 1, vendor: 'test', validate: () => ({ issues }) },
    });
    const { errors } = await check({ place: ['37'] }, undefined, options);
    expect(firstMessage(errors['place'])).toBe('请选择城市');
  });
});
