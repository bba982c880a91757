import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import type { ObjectElement, StringElement } from '../identifier/elementParts.ts';
import { managementMessages } from '../messages/management.ts';
import { checkMaskedChange } from './checkMaskedChange.ts';
import type { FieldMask } from './maskElements.ts';

const fact = (dataId: string, label: string, value = '12345678'): StringElement => ({
  dataId,
  dataType: 'String',
  label,
  value,
  trace: false,
  traceIdentifier: '',
});
const group = (dataId: string, label: string, value: StringElement[]): ObjectElement => ({
  dataId,
  dataType: 'Object',
  label,
  value,
});
const table = (value: ObjectElement[]): Element => ({ dataId: 'table', dataType: 'Array', label: '物料', value });
const hidden = (dataId: string): FieldMask => ({ dataId, audience: 'enterprise', kind: 'hidden' });

const name = fact('f-1', '产品名称');
const cost = fact('f-2', '成本');
const supply = group('g-1', '供应', [fact('g-1-1', '厂家'), fact('g-1-2', '单价')]);
const parts = table([group('r-1', '', [fact('r-1-1', '物料'), fact('r-1-2', '单价')])]);
const before: Element[] = [name, cost, supply, parts];

describe('checkMaskedChange', () => {
  it('takes other texts, other fields and another order when the masked fields keep their ids', () => {
    const masks = ['f-2', 'g-1', 'g-1-2', 'table', 'r-1', 'r-1-2'].map(hidden);
    const after = [parts, supply, fact('new', '产地'), { ...cost, label: '出厂成本', value: '9' }];
    expect(checkMaskedChange(before, before, masks)).toBeNull();
    expect(checkMaskedChange(before, after, masks)).toBeNull();
    expect(checkMaskedChange(before, [], [])).toBeNull();
  });

  it.each(['f-2', 'g-1-2', 'r-1-2', 'r-1', 'table'])('refuses data without the masked field %s', (dataId) => {
    const after = [name, fact('c-2', '成本'), group('g-1', '供应', [fact('g-1-1', '厂家')])];
    expect(checkMaskedChange(before, after, [hidden(dataId)])).toBe(managementMessages.maskedMissing(dataId));
  });

  it('refuses a masked field that another id has, and its id another field', () => {
    const shifted = [{ ...cost, dataId: 'f-1' }, fact('f-2', '产地'), supply];
    expect(checkMaskedChange(before, shifted, [hidden('f-2')])).toBe(
      managementMessages.maskedMoved('成本', 'f-2', 'f-1'),
    );
    const column = table([group('r-1', '', [fact('r-1-1', '物料'), fact('r-1-2', '厂家'), fact('r-1-3', '单价')])]);
    expect(checkMaskedChange(before, [name, cost, supply, column], [hidden('r-1-2')])).toBe(
      managementMessages.maskedMoved('单价', 'r-1-2', 'r-1-3'),
    );
  });

  it('takes a new label when a field that has the former one had it before', () => {
    const after = [name, cost, group('g-1', '供应', [fact('g-1-1', '厂家'), fact('g-1-2', '报价')]), parts];
    expect(checkMaskedChange(before, after, [hidden('g-1-2')])).toBeNull();
  });
});
