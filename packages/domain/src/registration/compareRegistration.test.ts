import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IdentifierState, identifierStates } from '../identifier/life.ts';
import { compareRegistration, lineOutcomes, type RegisteredIdentifier } from './compareRegistration.ts';
import type { IdentifierDraft } from './identifierDraft.ts';

const wanted: IdentifierDraft = {
  code: 'GT-1',
  batch: 'B1',
  state: 'active',
  facts: { site: '燃点健身', waybill: 'WL-1' },
  pictures: ['/1.jpg', '/2.jpg'],
};
const existing: RegisteredIdentifier = { batch: 'B1', state: 'active', facts: wanted.facts, pictures: wanted.pictures };
const states = Object.keys(identifierStates) as IdentifierState[];

describe('compareRegistration', () => {
  it('adds a code that does not exist', () => {
    expect(compareRegistration(null, wanted)).toEqual({ outcome: 'added' });
    expect(Object.keys(lineOutcomes)).toEqual(['added', 'unchanged', 'refused']);
  });

  it('changes nothing when the same is registered again, whatever became of it since', () => {
    const turned = { ...existing, facts: { waybill: 'WL-1', site: '燃点健身' } };
    expect(compareRegistration(turned, wanted)).toEqual({ outcome: 'unchanged' });
    expect(compareRegistration({ ...existing, state: 'suspended' }, wanted)).toEqual({ outcome: 'unchanged' });
    expect(compareRegistration(existing, { ...wanted, state: 'draft' })).toEqual({ outcome: 'unchanged' });
    expect(compareRegistration({ ...existing, state: 'draft' }, { ...wanted, state: 'draft' })).toEqual({
      outcome: 'unchanged',
    });
  });

  it('never uses a void code again, even for the same', () => {
    expect(compareRegistration({ ...existing, state: 'void' }, wanted)).toEqual({
      outcome: 'refused',
      reason: 'void',
      field: 'code',
      message: '对象码 GT-1 已作废，作废的编码不能再次使用，请使用新的编码',
    });
  });

  it.each<[keyof IdentifierDraft, Partial<RegisteredIdentifier>, string]>([
    ['batch', { batch: 'B2' }, '对象码 GT-1 已登记，但批次号不同，请核对；需要改动时请使用修改功能'],
    ['facts', { facts: {} }, '对象码 GT-1 已登记，但字段内容不同，请核对；需要改动时请使用修改功能'],
    [
      'facts',
      { facts: { ...wanted.facts, site: '湖滨店' } },
      '对象码 GT-1 已登记，但字段内容不同，请核对；需要改动时请使用修改功能',
    ],
    [
      'facts',
      { facts: { shop: '燃点健身', waybill: 'WL-1' } },
      '对象码 GT-1 已登记，但字段内容不同，请核对；需要改动时请使用修改功能',
    ],
    ['pictures', { pictures: ['/1.jpg'] }, '对象码 GT-1 已登记，但图片不同，请核对；需要改动时请使用修改功能'],
    [
      'pictures',
      { pictures: ['/2.jpg', '/1.jpg'] },
      '对象码 GT-1 已登记，但图片不同，请核对；需要改动时请使用修改功能',
    ],
    ['state', { state: 'draft' }, '对象码 GT-1 已登记为未启用，请使用启用功能改变状态'],
  ])('refuses other content when the %s is %j', (field, change, message) => {
    const verdict = compareRegistration({ ...existing, ...change }, wanted);
    expect(verdict).toEqual({ outcome: 'refused', reason: 'other', field, message });
  });

  it('is unchanged after every added line, whatever was registered', () => {
    const text = fc.string();
    const line = fc.record({
      code: text,
      batch: text,
      state: fc.constantFrom('draft' as const, 'active' as const),
      facts: fc.dictionary(text, text),
      pictures: fc.array(text),
    });
    fc.assert(
      fc.property(line, fc.constantFrom(...states), ({ code, ...content }, state) => {
        expect(compareRegistration(content, { code, ...content })).toEqual({ outcome: 'unchanged' });
        const later = compareRegistration({ ...content, state }, { code, ...content }).outcome;
        const early = state === 'void' || (state === 'draft' && content.state === 'active');
        expect(later).toBe(early ? 'refused' : 'unchanged');
      }),
    );
  });
});
