import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeReply, decodeRequest, encodeReply, encodeRequest } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import { wireDataOption, wireQuickTime } from './productionRequest.ts';

const times = { startTime: '2026-05-25 00:00:00', endTime: '2026-05-31 23:59:59' };
const place = { identifier: '88.118.001/GT-2026-000123', sceneConfId: 'scene-9' };

describe('wireDataOption', () => {
  it.each([
    ['energy', 0],
    ['abnormal', 1],
    ['processingTime', 2],
    ['repairRecords', 3],
  ] as const)('sends %s as %i and reads it back', (word, code) => {
    expect(z.encode(wireDataOption, word)).toBe(code);
    expect(z.decode(wireDataOption, code)).toBe(word);
  });

  it.each([4, -1, 0.5, '0', 'energy', null])('refuses %j, which names no data', (code) => {
    expect(z.safeDecode(wireDataOption, code as 0).success).toBe(false);
  });
});

describe('wireQuickTime', () => {
  it.each([
    ['today', 0],
    ['week', 1],
    ['month', 2],
    ['custom', 5],
  ] as const)('sends %s as %i and reads it back', (word, code) => {
    expect(z.encode(wireQuickTime, word)).toBe(code);
    expect(z.decode(wireQuickTime, code)).toBe(word);
  });

  it.each([3, 4, 6, -1, '1', 'week', null])('refuses %j, which no choice has', (code) => {
    expect(z.safeDecode(wireQuickTime, code as 0).success).toBe(false);
  });
});

describe('a lookup of a production scene', () => {
  const wire = { ...place, intelligentProductionRequest: { dataOption: 1, ...times, quickTime: 5 } };
  const request = { ...place, production: { dataOption: 'abnormal', ...times, quickTime: 'custom' } } as const;

  it('names data and range by their numbers on the wire, and by words elsewhere', () => {
    expect(encodeRequest(contract.lookUpIdentifier, request)).toEqual({ ok: true, value: wire });
    expect(decodeRequest(contract.lookUpIdentifier, wire)).toEqual({ ok: true, value: request });
  });

  it('asks for nothing in particular when it carries no choice', () => {
    expect(encodeRequest(contract.lookUpIdentifier, place)).toEqual({ ok: true, value: place });
    expect(decodeRequest(contract.lookUpIdentifier, place)).toEqual({ ok: true, value: place });
  });

  it.each([
    ['dataOption', 4],
    ['dataOption', 'energy'],
    ['quickTime', 3],
    ['quickTime', 'today'],
  ])('is refused with the message of every request when its %s is %j', (field, value) => {
    const production = { ...wire.intelligentProductionRequest, [field]: value };
    expect(decodeRequest(contract.lookUpIdentifier, { ...wire, intelligentProductionRequest: production })).toEqual({
      ok: false,
      message: '请求参数有误，请检查后重新提交',
      field: `intelligentProductionRequest.${field}`,
    });
  });
});

describe('the options of production', () => {
  it('travel with their numbers, both ways', () => {
    const options = [
      { code: 'processingTime', name: '加工时间' },
      { code: 'energy', name: '' },
    ] as const;
    const sent = encodeReply(contract.listDataOptions, [...options]);
    expect(sent).toEqual([
      { code: 2, name: '加工时间' },
      { code: 0, name: '' },
    ]);
    expect(decodeReply(contract.listDataOptions, sent)?.value).toEqual(options);
  });

  it('are read without those that nobody has named', () => {
    const sent = [7, 1, -1].map((code) => ({ code, name: `${code}` }));
    expect(decodeReply(contract.listDataOptions, sent)?.value).toEqual([{ code: 'abnormal', name: '1' }]);
  });

  it.each([[[{ code: '0', name: '能耗' }]], [[{ code: 0 }]], [null]])('are not read from %j', (sent) => {
    expect(decodeReply(contract.listDataOptions, sent)).toBeUndefined();
  });

  it('are not sent when one is no word', () => {
    const wrong = [{ code: 0, name: '能耗' }];
    expect(() => encodeReply(contract.listDataOptions, wrong as never)).toThrow(z.core.$ZodError);
  });
});
