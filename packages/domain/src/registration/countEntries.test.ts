import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import type { ObjectElement, StringElement } from '../identifier/elementParts.ts';
import { sceneTemplateCode } from '../identifier/record.ts';
import { countEntries } from './countEntries.ts';

const fact: StringElement = {
  dataId: 'f',
  dataType: 'String',
  label: '产品型号',
  value: 'GT-6',
  trace: false,
  traceIdentifier: '',
};
const group = (facts: number): ObjectElement => {
  return { dataId: 'g', dataType: 'Object', label: '产品档案', value: Array.from({ length: facts }, () => fact) };
};
const table = (rows: number): Element => {
  return { dataId: 't', dataType: 'Array', label: '关键物料', value: Array.from({ length: rows }, () => group(2)) };
};
const steps = (count: number): Element => {
  const step = { time: '2026-05-06 14:31', title: '检验', place: '', text: '', trace: false, traceIdentifier: '' };
  return { dataId: 's', dataType: 'TraceDetails', label: '追溯记录', value: Array.from({ length: count }, () => step) };
};

describe('countEntries', () => {
  it.each([
    ['steps, and no row beside them', 'logistics', [group(4), table(11), steps(8)], 8],
    ['rows of every table when there is no step', 'supplyChain', [table(3), table(2), steps(0)], 5],
    ['facts of the first group in a file without a table', 'management', [fact, group(6), group(3)], 6],
    ['rows in a file with a table', 'runningMonitoring', [group(4), table(2)], 2],
    ['no fact elsewhere', 'traceability', [group(4), steps(0)], 0],
    ['no fact of a custom scene', 'custom', [fact, group(3)], 0],
    ['nothing of a recall', 'recall', [table(4), steps(2)], 0],
    ['nothing of an anti-counterfeit lookup', 'antiCounterfeit', [group(4)], 0],
    ['nothing of a repair', 'equipmentRepair', [group(4), table(1)], 0],
  ] as const)('counts %s', (_what, templateCode, elements, count) => {
    expect(countEntries(templateCode, elements)).toBe(count);
  });

  it('is zero for a scene of any template without data', () => {
    for (const templateCode of sceneTemplateCode.options) expect(countEntries(templateCode, [])).toBe(0);
  });
});
