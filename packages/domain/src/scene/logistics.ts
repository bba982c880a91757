import type { TraceEntry } from '../identifier/elementParts.ts';
import { readChinaTime } from '../time/chinaTime.ts';
import { shipmentRouteMax } from './limits.ts';

/** A station that a shipment passed. */
export interface ShipmentStation {
  name: string;
  /** When the shipment left the first station, or reached any other: milliseconds since 1970 UTC. */
  at: number;
}

/** Where a shipment went, oldest first. */
export interface ShipmentRoute {
  stations: ShipmentStation[];
  /** Stations between the first and the second of `stations` that are left out. */
  leftOut: number;
}

function timeOf({ time }: TraceEntry): number | null {
  return readChinaTime(time.trim());
}

/** Steps newest first; those of the same time stay in the order given, and those whose time cannot be read come last. Source: docs/rules/scenes.md. */
export function newestFirst(entries: readonly TraceEntry[]): TraceEntry[] {
  const timed = entries.map((entry) => ({ entry, at: timeOf(entry) ?? Number.NEGATIVE_INFINITY }));
  // Two unreadable times differ by no number.
  return timed.sort((one, other) => (one.at === other.at ? 0 : other.at - one.at)).map(({ entry }) => entry);
}

/** Every station in turn; consecutive stops at one station are one. */
function allStations(entries: readonly TraceEntry[]): ShipmentStation[] {
  const stations: ShipmentStation[] = [];
  for (const entry of newestFirst(entries).reverse()) {
    const at = timeOf(entry);
    const name = entry.title.trim();
    const last = stations[stations.length - 1];
    if (at === null || name === '') continue;
    if (last?.name !== name) stations.push({ name, at });
    else if (stations.length === 1) last.at = at;
  }
  return stations;
}

/**
 * The route of a shipment: where it began, where it was last, and the newest stations between, `shipmentRouteMax` in all.
 * Stops without a station or a time that can be read are on no route. Source: docs/rules/scenes.md.
 */
export function shipmentRoute(entries: readonly TraceEntry[]): ShipmentRoute {
  const [first, ...others] = allStations(entries);
  if (first === undefined) return { stations: [], leftOut: 0 };
  const shown = others.slice(-(shipmentRouteMax - 1));
  return { stations: [first, ...shown], leftOut: others.length - shown.length };
}

/** Milliseconds from leaving the first station to reaching the last; null before a second one is reached. Source: docs/rules/scenes.md. */
export function shipmentDuration(entries: readonly TraceEntry[]): number | null {
  const stations = allStations(entries);
  const [first, last] = [stations[0], stations[stations.length - 1]];
  return first === undefined || last === undefined || first === last ? null : last.at - first.at;
}
