import { contract, encodeRequest } from '@lima-id/api';
import type { MonitoringWindow } from '@lima-id/domain';
import type autocannon from 'autocannon';
import { createSceneGrants } from '../../../apps/gateway/src/identifier/sceneAccess/sceneGrants.ts';
import { systemClock } from '../../../apps/gateway/src/platform/clock/clock.ts';
import { testParts } from '../../../apps/gateway/testing/platform/testParts.ts';
import { machineCodes } from './fillReadings.ts';
import { type Measurement, run } from './measure.ts';
import { monitoringSceneConfId, object, reportedReadings, reportToken } from './settings.ts';

const identifier = `${object.prefix}/${object.suffix}`;

/** Windows of a monitoring scene. */
export const windows = { day: '24 hours', week: '7 days', month: '30 days' } as const satisfies Record<
  MonitoringWindow,
  string
>;

/** The cookie of a visitor whose phone is verified for the object, valid for half an hour. */
function grantCookie(): string {
  let cookie = '';
  const context = {
    encrypted: false,
    setCookie: ({ name, value }: { name: string; value?: string | undefined }) => {
      cookie = `${name}=${value}`;
    },
  };
  createSceneGrants(testParts().secret, systemClock).give(context, identifier, '13800138000');
  return cookie;
}

function viewOf(window: MonitoringWindow) {
  const { method, path } = contract.lookUpIdentifier;
  const asked = { identifier, sceneConfId: monitoringSceneConfId, monitoring: { window } };
  const wire = encodeRequest(contract.lookUpIdentifier, asked);
  if (!wire.ok) throw new Error(wire.message);
  const headers = { 'content-type': 'application/json', cookie: grantCookie() };
  return { method, path, headers, body: JSON.stringify(wire.value) };
}

/** Requests the readings of the object in a window. */
export function measureView(address: string, window: MonitoringWindow): Promise<Measurement> {
  return run(address, [viewOf(window)]);
}

let reports = 0;

/** A report of readings that are all new, of ten machines. */
function nextReport(): string {
  reports += 1;
  const now = Date.now();
  const readings = Array.from({ length: reportedReadings }, (_, index) => ({
    code: machineCodes[(reports + (index % 10)) % machineCodes.length],
    id: `bench-${process.pid}-${reports}-${index}`,
    at: new Date(now - index * 100).toISOString(),
    state: 'running',
    measures: { load: 62 + (index % 30), temperature: 62.7, speed: 12.4 },
  }));
  return JSON.stringify({ gateway: 'GW-1', readings, alarms: [] });
}

/** Reports new readings again and again. */
export function measureReports(address: string): Promise<Measurement> {
  const { method, path } = contract.reportReadings;
  const headers = { 'content-type': 'application/json', accessToken: reportToken };
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({ ...request, body: nextReport() });
  return run(address, [{ method, path, headers, setupRequest }]);
}

/** Throws unless the view of a day has its points: a fast empty answer is no result. */
export async function checkReadings(address: string): Promise<void> {
  const { method, path, headers, body } = viewOf('day');
  const text = await (await fetch(address + path, { method, headers, body })).text();
  const points = text.match(/"mean":/g)?.length ?? 0;
  // Three measures, 192 buckets, and the one that is not over.
  if (points < 3 * 192) throw new Error(`The view of a day has ${points} points: ${text.slice(0, 200)}`);
}
