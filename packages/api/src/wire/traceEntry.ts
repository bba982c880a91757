import { type TraceEntry, traceEntry } from '@lima-id/domain';
import * as z from 'zod/mini';

const { stop: _stop, time, title, ...rest } = traceEntry.shape;

/** A step in a life, on the wire. */
const wireStep = z.object({ time, title, ...rest });

/** A stop of a shipment, on the wire: some gateways send no more than time and place. */
const wireStop = z.object({
  acceptTime: time,
  acceptStation: title,
  place: z._default(rest.place, ''),
  text: z._default(rest.text, ''),
  trace: z._default(rest.trace, false),
  traceIdentifier: z._default(rest.traceIdentifier, ''),
});

/**
 * A step or a stop: time and title of a stop are named `acceptTime` and `acceptStation` on the wire. An entry with both pairs of
 * names is a step.
 */
export const wireTraceEntry = z.codec(z.union([wireStep, wireStop]), z.custom<TraceEntry>(), {
  decode: (entry): TraceEntry => {
    if (!('acceptTime' in entry)) return entry;
    const { acceptTime, acceptStation, ...others } = entry;
    return { time: acceptTime, title: acceptStation, ...others, stop: true };
  },
  // A value that is no object is left for the wire side to refuse.
  encode: (entry) => {
    if (Object(entry).stop !== true) return entry;
    const { time: acceptTime, title: acceptStation, stop: _isStop, ...others } = entry;
    return { acceptTime, acceptStation, ...others };
  },
});
