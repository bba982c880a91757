import * as z from 'zod/mini';
import { checkedField, readField } from '../form/field.ts';
import { parseIdentifier } from '../identifier/code.ts';
import type { TraceEntry } from '../identifier/elementParts.ts';
import { registrationMessages } from '../messages/registration.ts';
import { characterCount, plainLine, plainText } from '../text/plainText.ts';
import { chinaMinute, fromChina } from '../time/chinaTime.ts';
import { instantField } from './instantField.ts';
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

const messages = registrationMessages.event;

/** A kind of event: its title where an event has none, and its words in the Core Business Vocabulary (GS1 CBV 2.0). */
interface EventKind {
  title: string;
  bizStep: string;
  /** The state after the event; null where the event does not say it. */
  disposition: string | null;
}

/**
 * The kinds of events of an object. Dispositions follow from the kind alone, so that nothing is claimed which the event does not say: an
 * inspection may have failed, and a moved, installed or repaired object may be in any state.
 */
export const objectEventKinds = {
  commissioned: { title: '标识赋码', bizStep: 'commissioning', disposition: 'active' },
  inspected: { title: '检验', bizStep: 'inspecting', disposition: null },
  packed: { title: '包装', bizStep: 'packing', disposition: 'in_progress' },
  shipped: { title: '发运', bizStep: 'shipping', disposition: 'in_transit' },
  received: { title: '收货', bizStep: 'receiving', disposition: 'in_progress' },
  installed: { title: '安装', bizStep: 'installing', disposition: null },
  // Nothing was broken, which repairing would say, and the vocabulary has no word for maintenance.
  maintained: { title: '保养', bizStep: 'other', disposition: null },
  repaired: { title: '维修', bizStep: 'repairing', disposition: null },
  // Between places of the same holder: neither shipped nor received by anyone.
  moved: { title: '移动', bizStep: 'transporting', disposition: null },
  // Not destroying: what becomes of the object afterwards is not known.
  retired: { title: '停用', bizStep: 'decommissioning', disposition: 'inactive' },
  other: { title: '其他', bizStep: 'other', disposition: null },
} as const satisfies Record<string, EventKind>;
export type ObjectEventKind = keyof typeof objectEventKinds;

/** The kind of an event in the API. */
export const objectEventKind = z.enum(
  [
    'commissioned',
    'inspected',
    'packed',
    'shipped',
    'received',
    'installed',
    'maintained',
    'repaired',
    'moved',
    'retired',
    'other',
  ],
  messages.kind,
);

function text(message: string, least: 0 | 1, most: number, read = plainLine) {
  return readField(message, read).check(
    z.refine((typed) => characterCount(typed) >= least && characterCount(typed) <= most, message),
  );
}

const eventIdForm = new RegExp(`^[A-Za-z0-9\\-_.:]{1,${eventIdMaxLength}}$`);

/** The sender's own id of an event, by which a repetition is known. */
const eventId = z.string(messages.eventId).check(z.regex(eventIdForm, messages.eventId));

const eventFact = z.object({
  label: text(messages.factLabel, 1, eventFactLabelMaxLength),
  value: text(messages.factValue, 0, factTextMaxLength),
});

const oldestMs = fromChina(2000, 1, 1);

function codeText(typed: string): string {
  const verdict = parseIdentifier(typed);
  return verdict.ok ? verdict.text : typed;
}

/**
 * An event in the life of one object, as its enterprise reports it; `now` in milliseconds since 1970 UTC. Events are only added: one that
 * was wrong is corrected by another, which names it. Source: docs/rules/registration.md.
 */
export function objectEvent(now: number) {
  return z
    .object({
      eventId,
      happenedAt: instantField(
        { form: messages.happenedAt, tooOld: messages.tooOld, ahead: messages.ahead },
        oldestMs,
        now + eventAheadMaxMs,
      ),
      kind: objectEventKind,
      /** Empty for the title of the kind. */
      title: z._default(text(messages.title, 0, eventTitleMaxLength), ''),
      place: z._default(text(messages.place, 0, eventPlaceMaxLength), ''),
      text: z._default(text(messages.text, 0, eventTextMaxLength, plainText), ''),
      /** Who did it; for the enterprise alone. */
      by: z._default(text(messages.by, 0, eventByMaxLength), ''),
      /** The identifier that the event leads to: what was installed, the report of an inspection. */
      linkedCode: z.optional(checkedField(messages.linkedCode, (typed) => parseIdentifier(typed).ok, codeText)),
      facts: z._default(
        z.array(eventFact, messages.facts).check(z.maxLength(eventFactsMax, { error: messages.facts })),
        [],
      ),
      /** The id of the event that this one replaces. */
      corrects: z.optional(eventId),
    })
    .check(
      z.refine((event) => event.corrects !== event.eventId, { error: messages.correctsItself, path: ['corrects'] }),
    );
}
export type ObjectEvent = z.infer<ReturnType<typeof objectEvent>>;

/** The text of an event and its facts in one: `现场安装完成。扭矩：12 N·m；水平：合格`. */
function wordsOf({ text: own, facts }: Pick<ObjectEvent, 'text' | 'facts'>): string {
  const told = facts.map(({ label, value }) => `${label}：${value}`).join('；');
  if (own === '' || told === '') return `${own}${told}`;
  return `${own}${/[。！？；]$/.test(own) ? '' : '。'}${told}`;
}

/** An event as a step of the object's life. Who did it is left out: it may be the name of a person, and steps cannot be masked one by one. */
export function eventEntry(event: ObjectEvent): TraceEntry {
  const { happenedAt, kind, title, place, linkedCode = '' } = event;
  return {
    time: chinaMinute(Date.parse(happenedAt)),
    title: title === '' ? objectEventKinds[kind].title : title,
    place,
    text: wordsOf(event),
    trace: linkedCode !== '',
    traceIdentifier: linkedCode,
  };
}

/** The kinds of events that are stops of a shipment. */
export const stopEventKinds: readonly ObjectEventKind[] = ['shipped', 'received', 'moved'];

/** An event as a stop of a shipment, named by its station: where nobody says it, by what happened. */
export function stopEntry(event: ObjectEvent): TraceEntry {
  const { title, place, text: words, ...entry } = eventEntry(event);
  const station = place === '' ? title : place;
  const said = [place === '' ? '' : title, words].filter((one) => one !== '').join('：');
  return { ...entry, title: station, place: '', text: said, stop: true };
}
