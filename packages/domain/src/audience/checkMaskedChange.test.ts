import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import type { ObjectElement, StringElement } from '../identifier/elementParts.ts';
import { managementMessages } from '../messages/management.ts';
import { checkMaskedChange } from './checkMaskedChange.ts';
import { maskableParts } from './maskableParts.ts';
import { type FieldMask, maskElements } from './maskElements.ts';

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

  it('takes a masked block without content from the data when it is named as deleted, and nothing else for it', () => {
    const after = [name, cost, parts];
    const masks = [hidden('g-1'), hidden('g-1-2')];
    expect(checkMaskedChange(before, after, masks)).toBe(managementMessages.maskedMissing('g-1'));
    expect(checkMaskedChange(before, after, masks, ['g-1-2'])).toBe(managementMessages.maskedMissing('g-1'));
    expect(checkMaskedChange(before, after, masks, ['f-2', 'nothing'])).toBe(managementMessages.maskedMissing('g-1'));
    expect(checkMaskedChange(before, after, masks, ['g-1'])).toBeNull();
    expect(checkMaskedChange(before, [name, cost, supply, table([])], [hidden('r-1-2')], ['r-1'])).toBeNull();
  });

  it('refuses a fact that leaves the group or the table whose mask hid it, also when that is deleted', () => {
    const price = fact('g-1-2', '单价');
    const opened = managementMessages.maskedOpened('单价', 'g-1-2');
    const emptied = group('g-1', '供应', [fact('g-1-1', '厂家')]);
    expect(checkMaskedChange(before, [name, cost, emptied, parts, price], [hidden('g-1')])).toBe(opened);
    expect(checkMaskedChange(before, [name, cost, parts, price], [hidden('g-1')], ['g-1'])).toBe(opened);
    const outside = group('g-2', '价格', [fact('r-1-2', '单价')]);
    expect(checkMaskedChange(before, [name, cost, supply, table([]), outside], [hidden('table')])).toBe(
      managementMessages.maskedOpened('单价', 'r-1-2'),
    );
    const masked = [hidden('g-1'), hidden('table')];
    const inTable = table([group('r-1', '', [fact('r-1-1', '物料'), fact('r-1-2', '单价'), price])]);
    expect(checkMaskedChange(before, [name, cost, emptied, inTable], masked)).toBeNull();
  });

  it('refuses a list of steps before the first one when a reader sees it and not the first, with the events of objects', () => {
    const steps = (dataId: string, label: string): Element => ({ dataId, dataType: 'TraceDetails', label, value: [] });
    const [first, second] = [steps('s-1', '内部记录'), steps('s-2', '公开记录')];
    const [inner, both] = [[hidden('s-1')], [hidden('s-1'), hidden('s-2')]];
    const behind = managementMessages.maskedBehind('内部记录', '公开记录');
    expect(checkMaskedChange([first], [second, first], inner)).toBe(behind);
    expect(checkMaskedChange([first, second], [second, name, first], inner)).toBe(behind);
    expect(checkMaskedChange([first, second], [second, first], both)).toBeNull();
    expect(checkMaskedChange([first, second], [second, first], [hidden('s-2')])).toBeNull();
    expect(checkMaskedChange([first], [name, first, second], inner)).toBeNull();
    expect(checkMaskedChange([first, second], [second], inner, ['s-1'])).toBeNull();
  });

  /** What occurs once in a scene: in the text of one field. */
  const secret = (number: number) => `secret-${String(number).padStart(4, '0')}-whole`;

  /** A scene in which every id, label and text occurs once. */
  const anyScene: fc.Arbitrary<Element[]> = fc
    .array(
      fc.record({
        dataType: fc.constantFrom('String' as const, 'Object' as const, 'Array' as const, 'TraceDetails' as const),
        rows: fc.array(fc.nat({ max: 3 }), { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((blocks) => {
      let number = 0;
      const next = () => {
        number += 1;
        return number;
      };
      const anyFact = () => fact(`part-${next()}`, `名称${number}`, secret(number));
      const anyGroup = (facts: number) =>
        group(`part-${next()}`, `名称${number}`, Array.from({ length: facts }, anyFact));
      return blocks.map(({ dataType, rows }): Element => {
        if (dataType === 'String') return anyFact();
        if (dataType === 'Object') return anyGroup(rows.length);
        const [head, own] = [{ dataId: `part-${next()}`, label: `名称${number}` }, number];
        if (dataType === 'Array') return { ...head, dataType, value: rows.map(anyGroup) };
        const step = { time: '', title: '装配', place: '', text: secret(own), trace: false, traceIdentifier: '' };
        return { ...head, dataType, value: [step] };
      });
    });

  const idsOf = (elements: readonly Element[]) => maskableParts(elements).map(({ dataId }) => dataId);

  /** A scene, masks on any of its parts, and some of the ids of its parts. */
  const maskedScene = anyScene.chain((elements) => {
    const dataId = fc.constantFrom(...idsOf(elements));
    const audience = fc.constantFrom('enterprise' as const, 'operator' as const);
    const kind = fc.constantFrom('hidden' as const, 'partial' as const);
    return fc.record({
      elements: fc.constant(elements),
      masks: fc.array(fc.record({ dataId, audience, kind }), { maxLength: 5 }),
      named: fc.uniqueArray(dataId, { maxLength: 3 }),
      edits: fc.array(
        fc.record({ kind: fc.constantFrom('delete', 'move', 'rename', 'reverse'), dataId, into: dataId }),
        { maxLength: 4 },
      ),
    });
  });

  function without(elements: readonly Element[], dataId: string): Element[] {
    const others = <Part extends { dataId: string }>(list: readonly Part[]) =>
      list.filter((part) => part.dataId !== dataId);
    return others(elements).map((element): Element => {
      if (element.dataType === 'Object') return { ...element, value: others(element.value) };
      if (element.dataType !== 'Array') return element;
      return { ...element, value: others(element.value).map((row) => ({ ...row, value: others(row.value) })) };
    });
  }

  /** A part, with those that it is in, the outermost first. */
  function pathTo(elements: readonly Element[], dataId: string): Element[] {
    for (const element of elements) {
      if (element.dataId === dataId) return [element];
      if (element.dataType !== 'Object' && element.dataType !== 'Array') continue;
      const below = pathTo(element.value, dataId);
      if (below.length > 0) return [element, ...below];
    }
    return [];
  }

  /** Moves a fact to the end of a group or a row, of the scene where `into` is neither. */
  function moved(elements: readonly Element[], dataId: string, into: string): Element[] {
    const part = pathTo(elements, dataId).at(-1);
    if (part?.dataType !== 'String') return [...elements];
    const others = without(elements, dataId);
    if (pathTo(others, into).at(-1)?.dataType !== 'Object') return [...others, part];
    const extended = (one: ObjectElement) => (one.dataId === into ? { ...one, value: [...one.value, part] } : one);
    return others.map((element) => {
      if (element.dataType === 'Object') return extended(element);
      return element.dataType === 'Array' ? { ...element, value: element.value.map(extended) } : element;
    });
  }

  function renamed(elements: readonly Element[], dataId: string): Element[] {
    const write = (id: string) => `"dataId":${JSON.stringify(id)}`;
    return JSON.parse(JSON.stringify(elements).replace(write(dataId), write(`new-${dataId}`)));
  }

  it('takes the deletion of any block, row or fact in one save that names it, whatever is masked', () => {
    fc.assert(
      fc.property(maskedScene, fc.nat(), ({ elements, masks }, at) => {
        const ids = idsOf(elements);
        const dataId = ids[at % ids.length] ?? '';
        const after = without(elements, dataId);
        expect(checkMaskedChange(elements, after, masks, [dataId])).toBeNull();
        const gone = new Set(idsOf(pathTo(elements, dataId).slice(-1)));
        const first = masks.find((mask) => gone.has(mask.dataId));
        const refused = first === undefined ? null : managementMessages.maskedMissing(first.dataId);
        expect(checkMaskedChange(elements, after, masks)).toBe(refused);
      }),
    );
  });

  it('takes no data that show what was masked, unless it is named as deleted, however parts are deleted, moved and renamed', () => {
    fc.assert(
      fc.property(maskedScene, ({ elements, masks, named, edits }) => {
        const masked = new Set(masks.map(({ dataId }) => dataId));
        const after = edits.reduce<Element[]>((changed, { kind, dataId, into }) => {
          if (kind === 'delete') return without(changed, dataId);
          if (kind === 'move') return moved(changed, dataId, into);
          if (kind === 'reverse') return changed.toReversed();
          // An id inside of a masked group or table may change; one that is masked itself may not.
          return masked.has(dataId) ? renamed(changed, dataId) : changed;
        }, elements);
        if (checkMaskedChange(elements, after, masks, named) !== null) return;
        for (const reader of ['public', 'enterprise'] as const) {
          const [known, seen] = [elements, after].map((data) => JSON.stringify(maskElements(data, masks, reader)));
          for (const { dataId } of maskableParts(elements)) {
            const text = secret(Number(dataId.slice('part-'.length)));
            if (!seen?.includes(text) || known?.includes(text)) continue;
            expect(pathTo(elements, dataId).some((part) => named.includes(part.dataId))).toBe(true);
          }
        }
      }),
    );
  });
});
