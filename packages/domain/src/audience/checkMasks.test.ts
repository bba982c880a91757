import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import type { StringElement } from '../identifier/elementParts.ts';
import { managementMessages } from '../messages/management.ts';
import { checkMasks, fieldMasks } from './checkMasks.ts';
import { sceneMasksMax } from './limits.ts';
import { audiences, type FieldMask, maskElements } from './maskElements.ts';

const fact = (dataId: string): StringElement => ({
  dataId,
  dataType: 'String',
  label: dataId,
  value: '12345678',
  trace: false,
  traceIdentifier: '',
});
const elements: Element[] = [
  fact('single'),
  { dataId: 'group', dataType: 'Object', label: '组', value: [fact('in-group')] },
  {
    dataId: 'table',
    dataType: 'Array',
    label: '表',
    value: [{ dataId: 'row', dataType: 'Object', label: '行', value: [fact('in-row')] }],
  },
  {
    dataId: 'steps',
    dataType: 'TraceDetails',
    label: '步骤',
    value: [{ time: '', title: '装配', place: '总装车间', text: '12345678', trace: false, traceIdentifier: '' }],
  },
];
const ids = ['single', 'group', 'in-group', 'table', 'row', 'in-row', 'steps'];
const mask = (dataId: string, changes: Partial<FieldMask> = {}): FieldMask => ({
  dataId,
  audience: 'enterprise',
  kind: 'hidden',
  ...changes,
});

describe('checkMasks', () => {
  it('takes every block, row and fact of a scene, for each audience once', () => {
    expect(checkMasks(elements, [])).toBeNull();
    expect(
      checkMasks(
        elements,
        ids.flatMap((id) => [mask(id), mask(id, { audience: 'operator' })]),
      ),
    ).toBeNull();
  });

  it('refuses what the scene does not have, and what is said twice', () => {
    expect(checkMasks(elements, [mask('single'), mask('nothing')])).toBe(managementMessages.fieldUnknown('nothing'));
    expect(checkMasks(elements, [mask('row'), mask('row', { kind: 'partial' })])).toBe(
      managementMessages.fieldRepeated('row'),
    );
  });

  it('takes a mask that the scene has already when its field was deleted, once for each audience', () => {
    const kept = [mask('gone')];
    expect(checkMasks(elements, [mask('single'), mask('gone', { kind: 'partial' })], kept)).toBeNull();
    expect(checkMasks(elements, [mask('gone'), mask('gone')], kept)).toBe(managementMessages.fieldRepeated('gone'));
    expect(checkMasks(elements, [mask('nothing')], kept)).toBe(managementMessages.fieldUnknown('nothing'));
  });

  it('takes a mask exactly when it changes what the public sees', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...ids), fc.string()),
        fc.constantFrom('hidden', 'partial'),
        (dataId, kind) => {
          const masks = [mask(dataId, { kind })];
          const fits = checkMasks(elements, masks) === null;
          const [reader] = audiences;
          expect(JSON.stringify(maskElements(elements, masks, reader)) !== JSON.stringify(elements)).toBe(fits);
        },
      ),
    );
  });
});

describe('fieldMasks', () => {
  it('refuses too many, and what is no mask, with what to do', () => {
    const many = Array.from({ length: sceneMasksMax + 1 }, (_, index) => mask(`field-${index}`));
    expect(fieldMasks.safeParse(many.slice(1)).success).toBe(true);
    expect(fieldMasks.safeParse(many).error?.issues[0]?.message).toBe(managementMessages.tooManyMasks);
    expect(fieldMasks.safeParse('none').error?.issues[0]?.message).toBe(managementMessages.masks);
  });
});
