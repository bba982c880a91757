import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Element } from '../identifier/element.ts';
import { type Audience, audiences, type FieldMask, maskElements, mayRead } from './maskElements.ts';

const ids = ['a', 'b', 'c', 'd', 'e'] as const;
const dataId = fc.constantFrom(...ids);
/** Texts that no mask leaves whole and that no other text contains. */
const secret = fc.uuid();
const fact = fc.record({
  dataId,
  dataType: fc.constant('String' as const),
  label: fc.constant('标签'),
  value: secret,
  trace: fc.boolean(),
  traceIdentifier: secret,
});
const group = fc.record({
  dataId,
  dataType: fc.constant('Object' as const),
  label: fc.constant('分组'),
  value: fc.array(fact, { maxLength: 3 }),
});
const anyElement: fc.Arbitrary<Element> = fc.oneof(
  fact,
  group,
  fc.record({
    dataId,
    dataType: fc.constant('Array' as const),
    label: fc.constant('表'),
    value: fc.array(group, { maxLength: 3 }),
  }),
  fc.record({
    dataId,
    dataType: fc.constant('TraceDetails' as const),
    label: fc.constant('记录'),
    value: fc.array(
      fc.record({
        time: fc.constant('2026-05-18 10:00'),
        title: fc.constant('步骤'),
        place: secret,
        text: secret,
        trace: fc.boolean(),
        traceIdentifier: secret,
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    dataId,
    dataType: fc.constant('Processing' as const),
    label: fc.constant('用时'),
    value: fc.record({ timeTotal: fc.nat(), productTime: fc.nat(), positions: fc.constant<never[]>([]) }),
  }),
);
const masks: fc.Arbitrary<FieldMask[]> = fc.array(
  fc.record({
    dataId,
    audience: fc.constantFrom('enterprise' as const, 'operator' as const),
    kind: fc.constantFrom('hidden' as const, 'partial' as const),
  }),
  { maxLength: 4 },
);
const reader: fc.Arbitrary<Audience> = fc.constantFrom(...audiences);

/** The texts of everything with the id, at any depth, which must not leak. */
function secretsOf(elements: readonly Element[], id: string): string[] {
  const texts = (value: unknown) => JSON.stringify(value).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  return elements.flatMap((element) => {
    if (element.dataId === id) return texts(element);
    if (element.dataType === 'Object' || element.dataType === 'Array') return secretsOf(element.value, id);
    return [];
  });
}

describe('maskElements', () => {
  it('lets no masked text out whole when the reader may not see it, whatever the data', () => {
    fc.assert(
      fc.property(fc.array(anyElement), masks, reader, (elements, given, who) => {
        const seen = JSON.stringify(maskElements(elements, given, who));
        const kept = given.filter(({ audience }) => !mayRead(who, audience));
        for (const mask of kept) for (const text of secretsOf(elements, mask.dataId)) expect(seen).not.toContain(text);
      }),
    );
  });

  it('shows all to operators, and never less to who may see more', () => {
    fc.assert(
      fc.property(fc.array(anyElement), masks, (elements, given) => {
        expect(maskElements(elements, given, 'operator')).toEqual(elements);
        const ids = (who: Audience) =>
          JSON.stringify(maskElements(elements, given, who)).match(/"dataId"/g)?.length ?? 0;
        expect(ids('public')).toBeLessThanOrEqual(ids('enterprise'));
      }),
    );
  });

  it('leaves what no mask names as it is, and masks again to the same', () => {
    fc.assert(
      fc.property(fc.array(anyElement), masks, reader, (elements, given, who) => {
        const before = structuredClone(elements);
        const once = maskElements(elements, given, who);
        expect(elements).toEqual(before);
        const named = new Set(given.map((mask) => mask.dataId));
        const untouched = (list: readonly Element[]) =>
          list.filter((element) => element.dataType === 'String' && !named.has(element.dataId));
        expect(untouched(once)).toEqual(untouched(elements));
        expect(maskElements(once, given, who).length).toBe(once.length);
      }),
    );
  });

  it('shows the middle of a number to its enterprise only when the fact is masked in part', () => {
    const phone = {
      dataId: 'phone',
      dataType: 'String' as const,
      label: '安装联系电话',
      value: '13800000123',
      trace: false,
      traceIdentifier: '',
    };
    const partial: FieldMask[] = [{ dataId: 'phone', audience: 'enterprise', kind: 'partial' }];
    expect(maskElements([phone], partial, 'public')).toEqual([{ ...phone, value: '138****0123' }]);
    expect(maskElements([phone], partial, 'enterprise')).toEqual([phone]);
    const hidden: FieldMask[] = [...partial, { dataId: 'phone', audience: 'operator', kind: 'hidden' }];
    expect(maskElements([phone], hidden, 'enterprise')).toEqual([]);
    expect(maskElements([phone], hidden, 'public')).toEqual([]);
  });

  it('omits facts and lists of steps with placeholders where a mask on them, or above them, shows the rest in part', () => {
    const text = (dataId: string, value: string) => {
      return { dataId, dataType: 'String' as const, label: dataId, value, trace: false, traceIdentifier: '' };
    };
    const both = (id: string) => [text(`${id}-own`, '承运单 {waybill}'), text(`${id}-same`, '产地 {山东}')];
    const groupOf = (dataId: string) => ({ dataId, dataType: 'Object' as const, label: '分组', value: both(dataId) });
    const step = { time: '', title: '发运', place: '', text: '', trace: false, traceIdentifier: '' };
    const steps = (dataId: string, place: string, said: string): Element => {
      return { dataId, dataType: 'TraceDetails', label: '记录', value: [step, { ...step, place, text: said }] };
    };
    const elements: Element[] = [
      ...both('fact'),
      groupOf('group'),
      { dataId: 'table', dataType: 'Array', label: '表', value: [groupOf('row')] },
      steps('at', '{site}', ''),
      steps('said', '', '送往 {site}'),
      steps('same', '宁津', '送往门店'),
    ];
    const given = ['fact-own', 'fact-same', 'group', 'table', 'at', 'said', 'same'].map((dataId): FieldMask => {
      return { dataId, audience: 'enterprise', kind: 'partial' };
    });
    const seen = JSON.stringify(maskElements(elements, given, 'public')).match(/(?<="dataId":")[^"]*/g);
    expect(seen).toEqual(['fact-same', 'group', 'group-same', 'table', 'row', 'row-same', 'same']);
    expect(maskElements(elements, given, 'enterprise')).toEqual(elements);
  });
});
