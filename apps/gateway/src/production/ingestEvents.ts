import type { ProductionReceipt } from '@lima-id/api';
import type { LineEvent } from '@lima-id/domain';
import type { Store } from '../schema/store.ts';
import { addSums } from './sums.ts';

/** The category of an event's value, and the value: kWh, minutes or products. */
function figureOf(event: LineEvent): { detail: string; amount: number } {
  switch (event.type) {
    case 'energy':
      return { detail: event.label, amount: event.energy };
    case 'processing':
      return { detail: '', amount: event.minutes };
    case 'abnormal':
      return { detail: event.abnormalType, amount: event.minutes };
    case 'output':
      return { detail: '', amount: event.products };
  }
}

function rowOf(event: LineEvent) {
  const { id, time, unitName, positionCode, positionName, type } = event;
  return {
    id,
    happened_at: `${time.length === 10 ? `${time} 00:00` : time}+08`,
    unit_name: unitName,
    code: positionCode,
    name: positionName,
    kind: type,
    ...figureOf(event),
  };
}

// One atomic statement. Rows are locked in a fixed order (positions, events, hours, days, each sorted), so that concurrent batches do not
// deadlock.
const text = `
  with incoming as materialized (
    select event.* from jsonb_to_recordset($2::jsonb) as event (id text, happened_at timestamptz, unit_name text, code text,
      name text, kind text, detail text, amount numeric(16, 6))
    where not exists (
      select from production_event known where known.enterprise_prefix = $1::text and known.id = event.id
    )
  ), heard as (
    insert into production_position as held (enterprise_prefix, unit_name, code, name, newest_at)
    select distinct on (unit_name, code) $1::text, unit_name, code, name, happened_at
    from incoming order by unit_name, code, happened_at desc, name collate "C" desc
    on conflict (enterprise_prefix, unit_name, code) do update set
      name = case when (excluded.newest_at, excluded.name) > (held.newest_at, held.name) then excluded.name else held.name end,
      newest_at = greatest(held.newest_at, excluded.newest_at)
    returning id, unit_name, code
  ), stored as (
    insert into production_event (enterprise_prefix, id, position_id, happened_at, kind, detail, amount)
    select $1::text, incoming.id, heard.id, happened_at, kind, detail, amount
    from incoming join heard on heard.unit_name = incoming.unit_name and heard.code = incoming.code
    order by incoming.id collate "C"
    on conflict (enterprise_prefix, id) do nothing
    returning enterprise_prefix, position_id, happened_at, kind, detail, amount
  ), ${addSums('stored')}
  select count(*)::int as accepted from stored`;

/**
 * Inserts the new events of a batch and adds them to the totals in one statement. Duplicates, in the line or the batch, keep the first
 * event.
 */
export async function ingestEvents(
  store: Store,
  enterprisePrefix: string,
  events: readonly LineEvent[],
): Promise<ProductionReceipt> {
  const first = new Map<string, LineEvent>();
  for (const event of events) if (!first.has(event.id)) first.set(event.id, event);
  const rows = JSON.stringify(Array.from(first.values(), rowOf));
  const [counted] = await store.prepared<{ accepted: number }>('ingest_events', text, [enterprisePrefix, rows]);
  const accepted = counted?.accepted ?? 0;
  return { accepted, repeated: events.length - accepted };
}
