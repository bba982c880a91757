import * as z from 'zod/mini';
import { productionMessages } from '../messages/production.ts';
import { plainLine, unreadableCharacter } from '../text/plainText.ts';
import { fromChina, readChinaTime } from '../time/chinaTime.ts';
import { abnormalType } from './abnormalType.ts';
import {
  productionAheadMaxMs,
  productionAmountMax,
  productionBatchMax,
  productionCodeMaxLength,
  productionNameMaxLength,
} from './limits.ts';

type FieldName = keyof typeof productionMessages.fields;

/** The message for a wrong field. It contains the event's number in its batch, so it is made when the batch is known. */
function refused(field: FieldName, count = 0) {
  const [name, rule] = productionMessages.fields[field];
  return {
    error: ({ path = [] }: { path?: PropertyKey[] }) => {
      const index = path.find((step) => typeof step === 'number') ?? 0;
      return productionMessages.eventRefused
        .replace('{number}', String(index + 1))
        .replace('{field}', name)
        .replace('{rule}', rule.replace('{count}', count.toLocaleString('en')));
    },
  };
}

/** A line of plain text: what machines add that nobody sees is removed, and what nobody can read is refused. */
function text(field: FieldName, maxLength: number) {
  const error = refused(field, maxLength);
  return z.string(error).check(
    z.overwrite(plainLine),
    z.minLength(1, error),
    z.maxLength(maxLength, error),
    z.refine((line) => unreadableCharacter(line) === null, error),
  );
}

function amount(field: FieldName) {
  const error = refused(field, productionAmountMax);
  return z.number(error).check(z.minimum(0, error), z.maximum(productionAmountMax, error));
}

const oldestMs = fromChina(2000, 1, 1);

function isEventTime(time: string): boolean {
  const ms = readChinaTime(time);
  return ms !== null && ms >= oldestMs;
}

/** What every event says: its own number, when it happened (China time), and at which position of which unit. */
const occurrence = {
  id: text('id', productionCodeMaxLength),
  time: z.string(refused('time')).check(z.refine(isEventTime, refused('time'))),
  unitName: text('unitName', productionNameMaxLength),
  positionCode: text('positionCode', productionCodeMaxLength),
  positionName: text('positionName', productionNameMaxLength),
};

/** Energy that a position took: kWh, and of what. */
const energyEvent = z.object({
  ...occurrence,
  type: z.literal('energy'),
  energy: amount('energy'),
  label: text('label', productionNameMaxLength),
});

/** Minutes that a position worked. */
const processingEvent = z.object({ ...occurrence, type: z.literal('processing'), minutes: amount('minutes') });

/** A stop of a position: why, and for how many minutes. */
const abnormalEvent = z.object({
  ...occurrence,
  type: z.literal('abnormal'),
  abnormalType: z.enum(abnormalType.options, refused('abnormalType')),
  minutes: amount('minutes'),
});

/** Products that left the line at a position. */
const outputEvent = z.object({
  ...occurrence,
  type: z.literal('output'),
  products: z
    .int(refused('products', productionAmountMax))
    .check(
      z.minimum(0, refused('products', productionAmountMax)),
      z.maximum(productionAmountMax, refused('products', productionAmountMax)),
    ),
});

/** One thing that happened on a production line. Source: docs/rules/production.md. */
export const lineEvent = z.discriminatedUnion('type', [energyEvent, processingEvent, abnormalEvent, outputEvent], {
  error: (issue) => refused(issue.path?.slice(-1)[0] === 'type' ? 'type' : 'event').error(issue),
});
export type LineEvent = z.infer<typeof lineEvent>;

/** Events that are reported together: all of them are kept, or none. */
export const lineEventBatch = z.array(lineEvent, { error: productionMessages.batchEmpty }).check(
  z.minLength(1, { error: productionMessages.batchEmpty }),
  z.maxLength(productionBatchMax, {
    error: productionMessages.batchTooLarge.replace('{count}', productionBatchMax.toLocaleString('en')),
  }),
);

/**
 * Why a batch is refused at a moment (milliseconds since 1970 UTC): the sentence for its first event that lies more than
 * `productionAheadMaxMs` ahead, null when there is none. Source: docs/rules/production.md.
 */
export function refuseFutureEvents(events: readonly LineEvent[], now: number): string | null {
  const index = events.findIndex(({ time }) => (readChinaTime(time) ?? now) > now + productionAheadMaxMs);
  const event = events[index];
  if (event === undefined) return null;
  return productionMessages.eventAhead.replace('{number}', String(index + 1)).replace('{id}', () => event.id);
}
