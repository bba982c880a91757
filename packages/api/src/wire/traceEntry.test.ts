import type { TraceEntry } from '@lima-id/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quickEncode } from './quickEncode.ts';
import { wireTraceEntry } from './traceEntry.ts';

const others = { place: '签收', text: '外观完好', trace: true, traceIdentifier: '88.118.001/WL-1' };
const step: TraceEntry = { time: '2026-05-12 09:20', title: '交付安装', ...others };
const stop: TraceEntry = { ...step, title: '燃点健身', stop: true };
const text = fc.string();
const fields = { time: text, title: text, place: text, text, trace: fc.boolean(), traceIdentifier: text };

describe('wireTraceEntry', () => {
  it('encodes time and title of a stop as acceptTime and acceptStation, and those of a step unchanged', () => {
    expect(z.encode(wireTraceEntry, stop)).toEqual({
      acceptTime: '2026-05-12 09:20',
      acceptStation: '燃点健身',
      ...others,
    });
    expect(z.encode(wireTraceEntry, step)).toEqual(step);
  });

  it('decodes a stop with nothing but time and place', () => {
    const least = { acceptTime: '2026-05-12 09:20', acceptStation: '燃点健身' };
    expect(z.decode(wireTraceEntry, least)).toEqual({
      time: '2026-05-12 09:20',
      title: '燃点健身',
      place: '',
      text: '',
      trace: false,
      traceIdentifier: '',
      stop: true,
    });
  });

  it('restores any step or stop after encoding, JSON and decoding', () => {
    const entry = fc.oneof(fc.record(fields), fc.record({ ...fields, stop: fc.constant(true as const) }));
    fc.assert(
      fc.property(entry, (given) => {
        const sent: z.input<typeof wireTraceEntry> = JSON.parse(JSON.stringify(z.encode(wireTraceEntry, given)));
        expect('acceptTime' in sent).toBe('stop' in given);
        expect(z.decode(wireTraceEntry, sent)).toEqual(given);
        expect(quickEncode(wireTraceEntry, given)).toEqual(sent);
      }),
    );
  });

  it('decodes a step when an entry has both pairs of names', () => {
    const both = { ...step, acceptTime: '2026-01-01', acceptStation: '别处' };
    expect(z.decode(wireTraceEntry, both)).toEqual(step);
  });

  it('refuses an entry without a complete pair of names', () => {
    for (const entry of [{ acceptTime: '2026-05-12' }, { time: '2026-05-12', title: '入库' }, null, '2026-05-12']) {
      expect(z.safeParse(wireTraceEntry, entry).success).toBe(false);
    }
  });
});
