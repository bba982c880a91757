import type { Element, RecallNotice, StringElement } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { afterSalesAddress } from './afterSalesAddress.ts';

function fact(label: string, value: string): StringElement {
  return { dataId: label, dataType: 'String', label, value, trace: false, traceIdentifier: '' };
}

function group(...value: StringElement[]): Element {
  return { dataId: 'g', dataType: 'Object', label: '召回公告', value };
}

const recall: RecallNotice = { number: 'R-1', time: '2026-04-02', hazard: '', remedy: '', phone: '400-000-0336' };

describe('afterSalesAddress', () => {
  it('calls the number of the recall when there is one, whatever the scene states', () => {
    expect(afterSalesAddress(recall, [fact('售后电话', '400-000-0001')])).toBe('tel:4000000336');
  });

  it.each<[string, Element[], string | null]>([
    ['alone', [fact('售后电话 ', ' 400-000-0001 ')], 'tel:4000000001'],
    ['in a group', [group(fact('公告编号', 'Z-1'), fact('售后电话', '+86 534 000 0001'))], 'tel:+865340000001'],
    ['in brackets', [fact('售后电话', '(0534) 000-0001')], 'tel:05340000001'],
    ['nowhere', [fact('召回时间', '2026-04-02')], null],
    ['without a number', [fact('售后电话', '见说明书')], null],
    ['with words between', [fact('售后电话', '400-000-0001 转 2')], null],
    ['too short', [fact('售后电话', '110')], null],
  ])('reads the number of the scene that stands %s', (_, elements, address) => {
    expect(afterSalesAddress(null, elements)).toBe(address);
  });
});
