import { describe, expect, it } from 'vitest';
import { registrationMessages } from '../messages/registration.ts';
import {
  eventAheadMaxMs,
  eventByMaxLength,
  eventFactLabelMaxLength,
  eventFactsMax,
  eventIdMaxLength,
  eventPlaceMaxLength,
  eventTextMaxLength,
  eventTitleMaxLength,
  factTextMaxLength,
} from './limits.ts';
import { eventEntry, objectEvent, objectEventKind, objectEventKinds, stopEntry } from './objectEvent.ts';

const now = Date.parse('2026-05-12T04:00:00Z');
const { event: messages } = registrationMessages;
const least = { eventId: 'MES:2026-05-12.0001', happenedAt: '2026-05-12T09:20:00+08:00', kind: 'installed' };
const full = {
  ...least,
  title: '交付安装',
  place: '德州 · 燃点健身',
  text: '水平校准通过。',
  by: '李振',
  linkedCode: '88.118.001/QC-2026-050631',
  facts: [{ label: '扭矩', value: '12 N·m' }],
  corrects: 'MES:2026-05-12.0000',
};

function refusals(change: object): [path: string, message: string][] {
  const verdict = objectEvent(now).safeParse({ ...full, ...change });
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('objectEvent', () => {
  it('takes an event with the least that it may say', () => {
    expect(objectEvent(now).parse(least)).toEqual({
      ...least,
      happenedAt: '2026-05-12T01:20:00.000Z',
      title: '',
      place: '',
      text: '',
      by: '',
      facts: [],
    });
  });

  it('takes a full event, and gives texts and codes back clean', () => {
    const typed = { ...full, title: ' 交付\u200b安装 ', linkedCode: '标识编码：88.118.001／QC-2026-050631' };
    expect(objectEvent(now).parse(typed)).toEqual({ ...full, happenedAt: '2026-05-12T01:20:00.000Z' });
  });

  it('takes every kind, each with words of the vocabulary', () => {
    expect(objectEventKind.options).toEqual(Object.keys(objectEventKinds));
    for (const kind of objectEventKind.options) expect(refusals({ kind })).toEqual([]);
  });

  it('takes everything at its limits', () => {
    const most = {
      eventId: 'e'.repeat(eventIdMaxLength),
      title: '字'.repeat(eventTitleMaxLength),
      place: '字'.repeat(eventPlaceMaxLength),
      text: '字'.repeat(eventTextMaxLength),
      by: '字'.repeat(eventByMaxLength),
      facts: Array.from({ length: eventFactsMax }, () => ({
        label: '字'.repeat(eventFactLabelMaxLength),
        value: '字'.repeat(factTextMaxLength),
      })),
    };
    expect(refusals(most)).toEqual([]);
  });

  it.each([
    [{ eventId: '' }, 'eventId', messages.eventId],
    [{ eventId: '事件一' }, 'eventId', messages.eventId],
    [{ eventId: 'e'.repeat(eventIdMaxLength + 1) }, 'eventId', messages.eventId],
    [{ happenedAt: '2026-05-12 09:20' }, 'happenedAt', messages.happenedAt],
    [{ happenedAt: 1_778_548_800_000 }, 'happenedAt', messages.happenedAt],
    [{ happenedAt: '1999-12-31T23:59:59+08:00' }, 'happenedAt', messages.tooOld],
    [{ happenedAt: new Date(now + eventAheadMaxMs + 1).toISOString() }, 'happenedAt', messages.ahead],
    [{ kind: 'destroyed' }, 'kind', messages.kind],
    [{ title: '字'.repeat(eventTitleMaxLength + 1) }, 'title', messages.title],
    [{ place: '字'.repeat(eventPlaceMaxLength + 1) }, 'place', messages.place],
    [{ text: '字'.repeat(eventTextMaxLength + 1) }, 'text', messages.text],
    [{ by: '字'.repeat(eventByMaxLength + 1) }, 'by', messages.by],
    [{ linkedCode: 'QC-1' }, 'linkedCode', messages.linkedCode],
    [{ facts: {} }, 'facts', messages.facts],
    [{ facts: Array.from({ length: eventFactsMax + 1 }, () => full.facts[0]) }, 'facts', messages.facts],
    [{ facts: [{ label: '', value: '1' }] }, 'facts.0.label', messages.factLabel],
    [{ facts: [{ label: '扭矩', value: '1'.repeat(factTextMaxLength + 1) }] }, 'facts.0.value', messages.factValue],
    [{ corrects: 'a b' }, 'corrects', messages.eventId],
    [{ corrects: least.eventId }, 'corrects', messages.correctsItself],
  ])('says what to do when %j is wrong', (change, field, message) => {
    expect(refusals(change)).toEqual([[field, message]]);
  });

  it('takes moments from 2000 on until five minutes from now', () => {
    expect(refusals({ happenedAt: '2000-01-01T00:00:00+08:00' })).toEqual([]);
    expect(refusals({ happenedAt: new Date(now + eventAheadMaxMs).toISOString() })).toEqual([]);
    expect(messages.ahead).toBe('发生时间比平台时间晚 5 分钟以上，请核对设备时钟后重新提交');
  });
});

describe('objectEventKinds', () => {
  /** The words of GS1 CBV 2.0 that the kinds may use, from the JSON schema of EPCIS 2.0. */
  const bizSteps = new Set<string>([
    'commissioning',
    'decommissioning',
    'inspecting',
    'installing',
    'other',
    'packing',
    'receiving',
    'repairing',
    'shipping',
    'transporting',
  ]);
  const dispositions = new Set<string | null>(['active', 'in_progress', 'in_transit', 'inactive', null]);

  it('names steps and dispositions of CBV 2.0 alone', () => {
    const foreign = Object.values(objectEventKinds).filter(
      ({ bizStep, disposition }) => !bizSteps.has(bizStep) || !dispositions.has(disposition),
    );
    expect(foreign).toEqual([]);
  });
});

describe('eventEntry', () => {
  it('shows the minute in China, and what was said and measured, but not who did it', () => {
    expect(eventEntry(objectEvent(now).parse(full))).toEqual({
      time: '2026-05-12 09:20',
      title: '交付安装',
      place: '德州 · 燃点健身',
      text: '水平校准通过。扭矩：12 N·m',
      trace: true,
      traceIdentifier: '88.118.001/QC-2026-050631',
    });
  });

  it('has the title of the kind when the event has none, and joins text and facts', () => {
    const entryOf = (change: object) => eventEntry(objectEvent(now).parse({ ...least, ...change }));
    const facts = [
      { label: '扭矩', value: '12 N·m' },
      { label: '水平', value: '合格' },
    ];
    expect(entryOf({})).toMatchObject({ title: '安装', text: '', trace: false, traceIdentifier: '' });
    expect(entryOf({ text: '完成' }).text).toBe('完成');
    expect(entryOf({ facts }).text).toBe('扭矩：12 N·m；水平：合格');
    expect(entryOf({ text: '完成', facts }).text).toBe('完成。扭矩：12 N·m；水平：合格');
  });
});

describe('stopEntry', () => {
  it('names a stop by its station, or by what happened where there is none', () => {
    const read = (change: object) => stopEntry(objectEvent(now).parse({ ...least, kind: 'shipped', ...change }));
    const common = { place: '', stop: true };
    expect(read({ place: '宁津总仓', text: '装车。' })).toMatchObject({
      ...common,
      title: '宁津总仓',
      text: '发运：装车。',
    });
    expect(read({ place: '宁津总仓' })).toMatchObject({ ...common, title: '宁津总仓', text: '发运' });
    expect(read({ text: '装车。' })).toMatchObject({ ...common, title: '发运', text: '装车。' });
  });
});
