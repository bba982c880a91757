import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import type { ObjectElement, StringElement } from '../identifier/elementParts.ts';
import { managementMessages } from '../messages/management.ts';
import { checkMaskedChange } from './checkMaskedChange.ts';
import { maskableParts } from './maskableParts.ts';
import { type Audience, audiences, type FieldMask, maskElements } from './maskElements.ts';

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
const stepsOf = (dataId: string, label: string, text: string): Element => {
  const step = { time: '', title: '装配', place: '', text, trace: false, traceIdentifier: '' };
  return { dataId, dataType: 'TraceDetails', label, value: [step] };
};
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

  it('refuses a fact that leaves its masked group under another label', () => {
    const price = fact('g-1-2', '报价', '310 元');
    const stored = [name, cost, group('g-1', '供应', [fact('g-1-1', '厂家'), fact('g-1-2', '单价', '310 元')])];
    const emptied = group('g-1', '供应', [fact('g-1-1', '厂家')]);
    const opened = managementMessages.maskedOpened('报价', 'g-1-2');
    expect(checkMaskedChange(stored, [name, cost, emptied, price], [hidden('g-1')])).toBe(opened);
    const another = { ...price, value: '宁津' };
    expect(checkMaskedChange(stored, [name, cost, emptied, another], [hidden('g-1')])).toBeNull();
    const blank = (label: string) => fact('g-1-2', label, '');
    const unfilled = [name, cost, group('g-1', '供应', [blank('单价')])];
    expect(checkMaskedChange(unfilled, [name, cost, emptied, blank('产地')], [hidden('g-1')])).toBeNull();
  });

  it('refuses a part of a masked group where a reader sees some of it, as of one that is masked partially or has masked facts', () => {
    const partly = (dataId: string): FieldMask => ({ dataId, audience: 'enterprise', kind: 'partial' });
    const offer = group('g-2', '报价', []);
    const stored = [name, supply, offer, parts];
    const emptied = group('g-1', '供应', [fact('g-1-1', '厂家')]);
    const price = fact('g-1-2', '单价');
    const opened = managementMessages.maskedOpened('单价', 'g-1-2');
    const masks = [hidden('g-1'), partly('g-2')];
    expect(checkMaskedChange(stored, [name, emptied, { ...offer, value: [price] }, parts], masks)).toBe(opened);
    expect(checkMaskedChange(stored, [name, emptied, offer, parts, price], [hidden('g-1'), partly('g-1-2')])).toBe(
      opened,
    );
    expect(
      checkMaskedChange(stored, [name, emptied, offer, parts, price], [hidden('g-1'), hidden('g-1-2')]),
    ).toBeNull();
    const line = group('r-1', '主轴', [fact('r-1-1', '物料')]);
    const row = (value: ObjectElement[]) => [name, supply, table(value)];
    expect(checkMaskedChange(row([line]), [...row([]), line], [hidden('table'), hidden('r-1-1')])).toBe(
      managementMessages.maskedOpened('主轴', 'r-1'),
    );
    expect(checkMaskedChange(row([line]), [...row([]), fact('r-1', '主轴')], [hidden('table')])).toBe(
      managementMessages.maskedOpened('主轴', 'r-1'),
    );
  });

  it('takes a field that becomes a block of another kind where readers saw it before', () => {
    const masks: FieldMask[] = [{ dataId: 'f-2', audience: 'enterprise', kind: 'partial' }];
    const asGroup = group('f-2', '成本', [fact('f-2-1', '材料')]);
    expect(checkMaskedChange(before, [name, asGroup, supply, parts], masks)).toBeNull();
    expect(checkMaskedChange(before, [name, cost, fact('g-1', '供应'), parts], masks)).toBeNull();
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
    const partial = (dataId: string): FieldMask => ({ dataId, audience: 'enterprise', kind: 'partial' });
    expect(checkMaskedChange([first, second], [second, first], [...inner, partial('s-2')])).toBe(behind);
    expect(checkMaskedChange([first, second], [second, first], [partial('s-1'), partial('s-2')])).toBeNull();
    expect(checkMaskedChange([first, second], [second, first], [partial('s-1'), hidden('s-2')])).toBeNull();
  });

  it('refuses a partially masked list of steps before one that its placeholders hide, and takes both without placeholders', () => {
    const masks: FieldMask[] = ['s-1', 's-2'].map((dataId) => ({ dataId, audience: 'enterprise', kind: 'partial' }));
    const [first, second] = [stepsOf('s-1', '内部记录', '承运单 {waybill}'), stepsOf('s-2', '公开记录', '检验合格')];
    const written = stepsOf('s-1', '内部记录', '承运单见随货文件');
    const behind = managementMessages.maskedBehind('内部记录', '公开记录');
    expect(checkMaskedChange([first, second], [second, first], masks)).toBe(behind);
    expect(checkMaskedChange([first, second], [second, written], masks)).toBe(behind);
    expect(checkMaskedChange([second, first], [first, second], masks)).toBeNull();
    expect(checkMaskedChange([first, second], [written, second], masks)).toBeNull();
    expect(checkMaskedChange([written, second], [second, written], masks)).toBeNull();
  });

  it('takes other texts without placeholders when the mask is partial, and refuses them outside of it', () => {
    const partial: FieldMask[] = [{ dataId: 'g-1', audience: 'enterprise', kind: 'partial' }];
    const price = fact('g-1-2', '单价', '{price} 元');
    const stored = [name, group('g-1', '供应', [price])];
    const plain = { ...price, value: '310 元' };
    expect(checkMaskedChange(stored, [name, group('g-1', '供应', [plain])], partial)).toBeNull();
    const opened = managementMessages.maskedOpened('单价', 'g-1-2');
    expect(checkMaskedChange(stored, [name, group('g-1', '供应', []), plain], partial)).toBe(opened);
    const hiding = [...partial, hidden('g-1')];
    const inPart: FieldMask[] = [...hiding, { dataId: 'g-1-2', audience: 'enterprise', kind: 'partial' }];
    expect(checkMaskedChange(stored, [name, group('g-1', '供应', []), plain], inPart)).toBe(opened);
    expect(checkMaskedChange(stored, [name, group('g-1', '供应', []), price], inPart)).toBeNull();
  });

  it('refuses another kind of block under the id of the masked first list of steps, unless the list is named as deleted', () => {
    const steps = (dataId: string, label: string): Element => ({ dataId, dataType: 'TraceDetails', label, value: [] });
    const [first, second] = [steps('s-1', '内部记录'), steps('s-2', '公开记录')];
    const asFact = fact('s-1', '内部记录');
    const masks = [hidden('s-1')];
    const retyped = managementMessages.maskedRetyped('内部记录', 's-1');
    for (const others of [[second], [name]]) {
      const inGroup = group('g-1', '供应', [asFact]);
      expect(checkMaskedChange([first, ...others], [asFact, ...others], masks)).toBe(retyped);
      expect(checkMaskedChange([first, ...others], [...others, inGroup], masks)).toBe(retyped);
      expect(checkMaskedChange([first, ...others], [asFact, ...others], masks, ['s-1'])).toBeNull();
    }
    expect(checkMaskedChange([first, second], [second, first], masks, ['s-1'])).toBe(
      managementMessages.maskedBehind('内部记录', '公开记录'),
    );
    expect(checkMaskedChange([second], [fact('s-2', '公开记录')], [])).toBeNull();
  });

  /** What occurs once in a scene: in the text of one field. */
  const secret = (number: number) => `secret-${String(number).padStart(4, '0')}-whole`;

  const place = '{waybill} ';

  /** A scene in which every id, label and text occurs once; some texts with a placeholder. */
  const anyScene: fc.Arbitrary<Element[]> = fc
    .array(
      fc.record({
        dataType: fc.constantFrom('String' as const, 'Object' as const, 'Array' as const, 'TraceDetails' as const),
        rows: fc.array(fc.nat({ max: 3 }), { maxLength: 3 }),
        isFilled: fc.boolean(),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((blocks) => {
      let number = 0;
      const next = () => {
        number += 1;
        return number;
      };
      return blocks.map(({ dataType, rows, isFilled }): Element => {
        const written = (own: number) => `${isFilled ? place : ''}${secret(own)}`;
        const anyFact = () => fact(`part-${next()}`, `名称${number}`, written(number));
        const anyGroup = (facts: number) =>
          group(`part-${next()}`, `名称${number}`, Array.from({ length: facts }, anyFact));
        if (dataType === 'String') return anyFact();
        if (dataType === 'Object') return anyGroup(rows.length);
        const [dataId, label] = [`part-${next()}`, `名称${number}`];
        if (dataType === 'Array') return { dataId, dataType, label, value: rows.map(anyGroup) };
        return stepsOf(dataId, label, written(number));
      });
    });

  const idsOf = (elements: readonly Element[]) => maskableParts(elements).map(({ dataId }) => dataId);

  /** A scene, masks on any of its parts, and some of the ids of its parts. */
  const maskedScene = anyScene.chain((elements) => {
    const dataId = fc.constantFrom(...idsOf(elements));
    const groups = maskableParts(elements).filter(({ dataType }) => dataType === 'Object' || dataType === 'Array');
    // Masks of groups, and moves between them, are what opens a field.
    const often = groups.length === 0 ? dataId : fc.constantFrom(...groups.map((group) => group.dataId));
    const groupId = fc.oneof(dataId, often);
    const audience = fc.constantFrom('enterprise' as const, 'operator' as const);
    const kind = fc.constantFrom('hidden' as const, 'partial' as const);
    return fc.record({
      elements: fc.constant(elements),
      masks: fc.array(fc.record({ dataId: groupId, audience, kind }), { maxLength: 5, size: 'max' }),
      named: fc.uniqueArray(dataId, { maxLength: 3 }),
      edits: fc.array(
        fc.record({ kind: fc.constantFrom('delete', 'move', 'rename', 'retype', 'reverse'), dataId, into: groupId }),
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

  /** Moves a fact to the end of a group or a row, a group or a row to the end of a table; to the end of the scene where `into` is none. */
  function moved(elements: readonly Element[], dataId: string, into: string): Element[] {
    const part = pathTo(elements, dataId).at(-1);
    if (part?.dataType !== 'String' && part?.dataType !== 'Object') return [...elements];
    const others = without(elements, dataId);
    const fits = pathTo(others, into).at(-1)?.dataType === (part.dataType === 'String' ? 'Object' : 'Array');
    if (!fits) return [...others, part];
    const extended = (one: ObjectElement) =>
      part.dataType === 'String' && one.dataId === into ? { ...one, value: [...one.value, part] } : one;
    return others.map((element): Element => {
      if (element.dataType === 'Object') return extended(element);
      if (element.dataType !== 'Array') return element;
      const rows = element.value.map(extended);
      return { ...element, value: part.dataType === 'Object' && element.dataId === into ? [...rows, part] : rows };
    });
  }

  function renamed(elements: readonly Element[], dataId: string): Element[] {
    const write = (id: string) => `"dataId":${JSON.stringify(id)}`;
    return JSON.parse(JSON.stringify(elements).replace(write(dataId), write(`new-${dataId}`)));
  }

  /** A fact with the id and the label of a block. */
  function retyped(elements: readonly Element[], dataId: string): Element[] {
    return elements.map((block) => (block.dataId === dataId ? fact(dataId, block.label, '改写') : block));
  }

  /** The same data without placeholders, because of which a partial mask hides what it is to show in part. */
  function unfilled(elements: readonly Element[]): Element[] {
    return JSON.parse(JSON.stringify(elements).replaceAll(place, ''));
  }

  /** The ids of the parts of which a reader sees the label or the text after a change, and did not before. */
  function openedParts(
    elements: readonly Element[],
    after: readonly Element[],
    masks: readonly FieldMask[],
    reader: Audience,
  ): string[] {
    const [known = '', seen = ''] = [elements, after].map((data) => JSON.stringify(maskElements(data, masks, reader)));
    const isOpened = (text: string) => seen.includes(text) && !known.includes(text);
    return maskableParts(elements)
      .filter(({ dataId, label }) => {
        return isOpened(JSON.stringify(label)) || isOpened(secret(Number(dataId.slice('part-'.length))));
      })
      .map(({ dataId }) => dataId);
  }

  const firstSteps = (elements: readonly Element[]) => elements.find(({ dataType }) => dataType === 'TraceDetails');

  /** How much a reader sees of the events of objects, as they are shown in the first list of steps or in one of their own: 1 in part, 2 all. */
  function sightOfEvents(elements: readonly Element[], masks: readonly FieldMask[], reader: Audience): number {
    const first = firstSteps(elements);
    if (first === undefined) return 2;
    const seen = maskElements(elements, masks, reader).find(({ dataId }) => dataId === first.dataId);
    return Number(seen !== undefined) + Number(seen === first);
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

  it('refuses facts, rows and groups that move exactly when a reader sees more of one, its label alone or a part of its text', () => {
    fc.assert(
      fc.property(maskedScene, ({ elements, masks, edits }) => {
        const after = edits.reduce<Element[]>((changed, { dataId, into }) => moved(changed, dataId, into), elements);
        const opened = audiences.flatMap((reader) => openedParts(elements, after, masks, reader));
        const sentences = maskableParts(elements)
          .filter(({ dataId }) => opened.includes(dataId))
          .map(({ dataId, label }) => managementMessages.maskedOpened(label, dataId));
        const verdict = checkMaskedChange(elements, after, masks);
        expect(opened.length === 0 ? [null] : sentences).toContain(verdict);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses another order of lists of steps exactly when a reader sees more of the events of objects', () => {
    const lists = fc.array(fc.constantFrom(place, ''), { minLength: 2, maxLength: 3 }).map((texts) => {
      return texts.map((text, index) => stepsOf(`s-${index}`, `记录${index}`, `${text}检验合格`));
    });
    const ordered = lists.chain((elements) =>
      fc.record({
        elements: fc.constant(elements),
        masks: fc.array(
          fc.record({
            dataId: fc.constantFrom(...idsOf(elements)),
            audience: fc.constantFrom('enterprise' as const, 'operator' as const),
            kind: fc.constantFrom('hidden' as const, 'partial' as const),
          }),
          { maxLength: 5, size: 'max' },
        ),
        after: fc.shuffledSubarray(elements, { minLength: elements.length }),
      }),
    );
    fc.assert(
      fc.property(ordered, ({ elements, masks, after }) => {
        const isOpened = audiences.some(
          (reader) => sightOfEvents(after, masks, reader) > sightOfEvents(elements, masks, reader),
        );
        const [first = '', next = ''] = [elements, after].map((data) => firstSteps(data)?.label);
        const behind = managementMessages.maskedBehind(first, next);
        expect(checkMaskedChange(elements, after, masks)).toBe(isOpened ? behind : null);
      }),
      { numRuns: 500 },
    );
  });

  it('takes no data that show what was masked, unless it is named as deleted, however parts are deleted, moved, renamed and replaced', () => {
    fc.assert(
      fc.property(maskedScene, ({ elements, masks, named, edits }) => {
        const masked = new Set(masks.map(({ dataId }) => dataId));
        const after = edits.reduce<Element[]>((changed, { kind, dataId, into }) => {
          if (kind === 'delete') return without(changed, dataId);
          if (kind === 'move') return moved(changed, dataId, into);
          if (kind === 'retype') return retyped(changed, dataId);
          if (kind === 'reverse') return changed.toReversed();
          // An id inside of a masked group or table may change; one that is masked itself may not.
          return masked.has(dataId) ? renamed(changed, dataId) : changed;
        }, elements);
        if (checkMaskedChange(elements, after, masks, named) !== null) return;
        for (const reader of audiences) {
          for (const dataId of openedParts(unfilled(elements), after, masks, reader))
            expect(pathTo(elements, dataId).some((part) => named.includes(part.dataId))).toBe(true);
          const seesMore = sightOfEvents(after, masks, reader) > sightOfEvents(elements, masks, reader);
          expect(!seesMore || named.some((id) => id === firstSteps(elements)?.dataId)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
