import { contract, encodeReply } from '@lima-id/api';
import {
  eventEntry,
  type FieldMask,
  maskElements,
  mergeLife,
  type ObjectEvent,
  placesIn,
  stopEntry,
  type TraceDetailsElement,
  type TraceEntry,
} from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSteps, writeSteps } from './objectLife.ts';
import { encodeEntry, lifeForm, veilLife, writeLife } from './writtenLife.ts';

const event = (eventId: string, more: Partial<ObjectEvent> = {}): ObjectEvent => {
  const happenedAt = '2026-05-06T06:31:00.000Z';
  return { eventId, happenedAt, kind: 'inspected', title: '', place: '', text: '', by: '李振', facts: [], ...more };
};

function stepsWith(value: TraceEntry[]): TraceDetailsElement {
  return { dataId: 'steps', dataType: 'TraceDetails', label: '追溯记录', value };
}

/** The texts of a step without braces, which are placeholders there. */
function unbraced({ title, place, text }: Pick<TraceEntry, 'title' | 'place' | 'text'>) {
  const [plainTitle = '', plainPlace = '', plainText = ''] = [title, place, text].map((one) =>
    one.replaceAll('{', '('),
  );
  return { title: plainTitle, place: plainPlace, text: plainText };
}

describe('encodeEntry', () => {
  it('equals the encoding of the contract, for steps and for stops', () => {
    const shipped = event('1', { kind: 'shipped', place: '宁津"总仓"', linkedCode: '88.118.001/QC-1' });
    const value = [eventEntry(shipped), stopEntry(shipped)];
    const enterprise = { identifierPrefix: '', companyName: '', industry: '', website: '', createTime: '' };
    const encoded = encodeReply(contract.readIdentifier, {
      identifier: '88.118.001/GT-1',
      identifierName: '',
      prefix: '88.118.001',
      companyName: '',
      describes: '',
      registerTime: '',
      suspendTime: '',
      recall: null,
      images: [],
      scenes: [],
      sceneConfId: '',
      elements: [stepsWith(value)],
      companyDetails: { ...enterprise, introduce: '', qrcodeLink: '' },
    }) as { elements: { lableValue: unknown[] }[] };
    expect(value.map(encodeEntry)).toEqual(encoded.elements[0]?.lableValue.map((entry) => JSON.stringify(entry)));
  });
});

describe('writeLife', () => {
  it('writes the form that lifeForm numbers, newest first, with stops apart and nobody named', () => {
    const events = [
      event('a', { text: '合格', facts: [{ label: '扭矩', value: '12 N·m' }] }),
      event('b', {
        happenedAt: '2026-05-07T00:00:00.000Z',
        kind: 'shipped',
        place: '总仓',
        linkedCode: '88.118.001/W-1',
      }),
    ];
    const link = '"trace":true,"traceIdentifier":"88.118.001/W-1"';
    expect({ lifeForm, ...writeLife(events) }).toEqual({
      lifeForm: 1,
      entries:
        `{"time":"2026-05-07 08:00","title":"发运","place":"总仓","text":"",${link}},` +
        '{"time":"2026-05-06 14:31","title":"检验","place":"","text":"合格。扭矩：12 N·m","trace":false,"traceIdentifier":""}',
      stops: `{"acceptTime":"2026-05-07 08:00","acceptStation":"总仓","place":"","text":"发运",${link}}`,
    });
  });
});

// Whatever a text holds: also what ends an entry and begins the next.
const texts = fc.oneof(
  fc.constantFrom('},{', '},{"', '"},{"time":"', '},{"acceptTime":"', '\\', '\n', ':"', ''),
  fc.string({ unit: 'binary' }),
);
const instants = fc.constantFrom('2026-05-06T06:31:00.000Z', '2026-05-06T06:31:30.000Z', '2026-05-06T16:00:00.000Z');
const anyEvents = fc
  .array(fc.record({ happenedAt: instants, title: texts, place: texts, text: texts }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((own, index) => event(`e${index}`, { kind: 'shipped', ...own })));

const kinds = [
  ['entries', eventEntry],
  ['stops', stopEntry],
] as const;

describe('joinSteps', () => {
  const minutes = fc.constantFrom('2026-05-06 14:31', '2026-05-06 14:31:30', '2026-05-07', '2026-05-06 14:32', '?', '');
  const anySteps = fc.array(
    fc.record({ time: minutes, title: texts, place: texts, text: texts }).map((own) => {
      return { ...own, trace: false, traceIdentifier: '' };
    }),
    { maxLength: 6 },
  );
  it.each(kinds)('gives the list of mergeLife, for any steps and events as %s', (kind, entryOf) => {
    fc.assert(
      fc.property(anySteps, anyEvents, (steps, events) => {
        const plain = steps.map((step) => ({ ...step, ...unbraced(step) }));
        const joined = joinSteps(
          writeLife(events)[kind],
          writeSteps(stepsWith(plain), () => undefined),
        );
        const merged = mergeLife(plain, events, entryOf).map(encodeEntry);
        expect(joined).toBe(merged.join());
        expect(JSON.parse(`[${joined}]`)).toEqual(merged.map((entry) => JSON.parse(entry)));
      }),
    );
  });

  it('puts no step into an event whose text ends as an entry does', () => {
    const older = { time: '2026-05-01 08:00', title: '下线', place: '', text: '', trace: false, traceIdentifier: '' };
    const events = [event('1', { text: '合格},{' }), event('2', { place: '},{' }), event('3', { title: '},{' })];
    const joined = joinSteps(
      writeLife(events).entries,
      writeSteps(stepsWith([older]), () => undefined),
    );
    expect(joined).toBe(mergeLife([older], events).map(encodeEntry).join());
  });
});

describe('veilLife', () => {
  const mask: FieldMask = { dataId: 'steps', audience: 'enterprise', kind: 'partial' };
  // A partial mask omits a list of steps with placeholders. In an event they are plain text.
  const unplaced = anyEvents.filter((events) => placesIn(JSON.stringify(events)).length === 0);

  it.each(kinds)('masks written events as maskElements masks a list of them, for any events as %s', (kind, entryOf) => {
    fc.assert(
      fc.property(unplaced, (events) => {
        const linked = events.map((one) => ({ ...one, linkedCode: '88.118.001/QC-1' }));
        const [masked] = maskElements([stepsWith(mergeLife([], linked, entryOf))], [mask], 'public');
        const value = masked?.dataType === 'TraceDetails' ? masked.value : [];
        expect(veilLife(writeLife(linked)[kind])).toBe(value.map(encodeEntry).join());
      }),
    );
  });
});
