import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFacts } from './facts.ts';
import { factDigitsMax, factTextMaxLength } from './limits.ts';
import { type DeclaredPlace, type PlaceKind, placeKinds } from './place.ts';

const place = (kind: PlaceKind, changes: Partial<DeclaredPlace> = {}): DeclaredPlace => ({
  name: kind,
  label: placeKinds[kind],
  kind,
  needed: false,
  ...changes,
});
const kinds = Object.keys(placeKinds) as PlaceKind[];
const all = kinds.map((kind) => place(kind));

/** What one fact becomes: its text, or the reason of its refusal. */
function readOne(kind: PlaceKind, typed: string): string {
  const verdict = checkFacts([place(kind)], { [kind]: typed });
  return verdict.ok ? (verdict.facts[kind] ?? 'left out') : `refused: ${verdict.refused.map(({ reason }) => reason)}`;
}

describe('checkFacts', () => {
  it('gives every kind back in its plain form', () => {
    const typed = {
      text: '  燃点健身\u3000（人民路店）\u200b ',
      number: '＋００７．５０',
      day: '２０２６－０５－０６',
      time: '2026-05-06  14:31',
      code: '标识编码：88.118.001／MT-2026-004410',
      objectCode: ' ＭＴ-2026-004410 ',
    };
    expect(checkFacts(all, typed)).toEqual({
      ok: true,
      facts: {
        text: '燃点健身 （人民路店）',
        number: '7.50',
        day: '2026-05-06',
        time: '2026-05-06 14:31',
        code: '88.118.001/MT-2026-004410',
        objectCode: 'MT-2026-004410',
      },
    });
  });

  it.each<[PlaceKind, string, string]>([
    ['number', '0', '0'],
    ['number', '-0.0', '0.0'],
    ['number', '−12', '-12'],
    ['number', '000', '0'],
    ['number', '0.5', '0.5'],
    ['number', '9'.repeat(factDigitsMax), '9'.repeat(factDigitsMax)],
    ['number', '9'.repeat(factDigitsMax + 1), 'refused: number'],
    ['number', '0'.repeat(factTextMaxLength + 1), 'refused: number'],
    ['number', '1e5', 'refused: number'],
    ['number', 'Infinity', 'refused: number'],
    ['number', '.5', 'refused: number'],
    ['number', '12 kg', 'refused: number'],
    ['day', '2026-02-30', 'refused: day'],
    ['day', '2026-05-06 10:00', 'refused: day'],
    ['time', '2026-05-06', 'refused: time'],
    ['time', '2026-05-06 24:00', 'refused: time'],
    ['time', '2026-05-06 14:31:09', 'refused: time'],
    ['code', 'MT-2026-004410', 'refused: code'],
    ['objectCode', 'MT-2026-', 'refused: code'],
    ['objectCode', '电机', 'refused: code'],
    ['text', '𠮷'.repeat(factTextMaxLength), '𠮷'.repeat(factTextMaxLength)],
    ['text', '字'.repeat(factTextMaxLength + 1), 'refused: text'],
    ['text', '一行\n又一行', 'refused: text'],
    ['text', '响\u0007铃', 'refused: text'],
    ['text', '\uE000identifier\uE001', 'refused: text'],
    ['text', '\n一行\t', '一行'],
  ])('reads %s %j as %j', (kind, typed, read) => {
    expect(readOne(kind, typed)).toBe(read);
  });

  it('counts blank facts as missing, which only needed ones may not be', () => {
    expect(checkFacts(all, { text: ' ', number: '\u200b' })).toEqual({ ok: true, facts: {} });
    expect(checkFacts([place('text', { needed: true })], { text: ' ' })).toEqual({
      ok: false,
      refused: [{ place: 'text', reason: 'missing', message: '请填写“文本”，这是必填字段' }],
    });
  });

  it('names every refused fact with what to do, those of the model first', () => {
    const verdict = checkFacts(all, {
      colour: '红',
      code: '88',
      objectCode: '-1',
      day: '昨天',
      time: '?',
      number: 'x',
      text: '\0a',
    });
    expect(verdict.ok ? [] : verdict.refused).toEqual([
      { place: 'text', reason: 'text', message: '“文本”应为不超过 200 个字符的单行文字，请删除换行和特殊符号' },
      { place: 'number', reason: 'number', message: '“数字”应为不超过 15 位的数字，不带单位，例如 12.5' },
      { place: 'day', reason: 'day', message: '“日期”应为真实存在的日期，格式如 2026-05-05' },
      { place: 'time', reason: 'time', message: '“时间”应为真实存在的北京时间，格式如 2026-05-05 14:30' },
      { place: 'code', reason: 'code', message: expect.stringMatching(/^“标识编码”有误：/) },
      { place: 'objectCode', reason: 'code', message: expect.stringMatching(/^“对象码”有误：/) },
      { place: 'colour', reason: 'unknown', message: '型号没有声明字段“colour”，请删除该字段，或先在型号中声明' },
    ]);
  });

  it('takes names of JavaScript for names like any other', () => {
    expect(checkFacts([place('text', { name: 'constructor', needed: true })], {}).ok).toBe(false);
    expect(checkFacts([place('text', { name: 'constructor' })], { constructor: '甲' })).toEqual({
      ok: true,
      facts: { constructor: '甲' },
    });
    expect(checkFacts([], JSON.parse('{"__proto__": "1"}')).ok).toBe(false);
  });

  it('leaves what it has read as it is when it reads it again, and never throws', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double().map(String),
      fc.array(fc.constantFrom(...'0123456789.-+/ :２０２６－年\n\u200b{}')).map((parts) => parts.join('')),
      fc.constantFrom('2026-05-06', '2026-05-06 14:31', '88.118.001/GT-1', 'GT-1'),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...kinds, 'colour'), typed), (facts) => {
        const verdict = checkFacts(all, facts);
        expect(verdict.ok ? checkFacts(all, verdict.facts) : verdict).toEqual(verdict);
        expect(verdict.ok ? 1 : verdict.refused.length).toBeGreaterThan(0);
      }),
    );
  });
});
