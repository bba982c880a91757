import type { KeptMonitoring, ReadingsReport } from '@lima-id/api';
import { chinaMoment, hourMs, type MachineReading, type MachineState } from '@lima-id/domain';
import type { Random } from './random.ts';

const none = { warn: null, alarm: null };

/** What the model of the demo's machines declares. */
export const machineMonitoring: Pick<KeptMonitoring, 'measures' | 'services'> = {
  measures: [
    { name: 'load', label: '电机负载', unit: '%', decimals: 0, low: none, high: { warn: 85, alarm: null } },
    { name: 'temperature', label: '电机温度', unit: '℃', decimals: 1, low: none, high: { warn: 75, alarm: 90 } },
    { name: 'incline', label: '坡度', unit: '%', decimals: 0, low: none, high: none },
  ],
  services: [
    { name: '跑带润滑', note: '甲基硅油 30 ml', intervalHours: 200 },
    { name: '跑带张力复测', note: '手册 4.2 节', intervalHours: 350 },
    { name: '滚筒轴承检查', note: '手册 6.1 节', intervalHours: 950 },
  ],
};

/** Number of the demo's machines that report. */
export const machineCount = 10;

/** The codes of the machines: the treadmill of the showcase is one of them. */
export const machineCodes: readonly string[] = Array.from(
  { length: machineCount },
  (_, index) => `GT-2026-000${118 + index}`,
);

/** Name of the gateway that reports them. */
export const machineGateway = 'GW-0412';

/** Milliseconds for which a machine is used, or not, at a stretch. */
const sessionMs = hourMs / 2;

/** The hours in which the machines are switched on, and the part of these in which each is used. */
const opening = { from: 6, to: 22, used: 0.6 };

/** A machine whose belt ran dry, and when on each day: minutes after midnight in China. */
const dryBelt = { machine: 5, from: 14 * 60 + 8, to: 14 * 60 + 40 };

/** A figure from 0 to 1 that a machine has for a whole session. */
function drawn(machine: number, session: number): number {
  const mixed = Math.imul(machine * 7919 + session, 0x9e3779b1) >>> 0;
  return mixed / 2 ** 32;
}

function stateAt(machine: number, ms: number): MachineState {
  const { hour, minute } = chinaMoment(ms);
  const ofDay = hour * 60 + minute;
  if (machine === dryBelt.machine && ofDay >= dryBelt.from && ofDay < dryBelt.to) return 'fault';
  if (hour < opening.from || hour >= opening.to) return 'off';
  return drawn(machine, Math.floor(ms / sessionMs)) < opening.used ? 'running' : 'idle';
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Whether a machine is on, and what it measures at a moment (ms since 1970 UTC): the same at any time but for a little noise. */
export function machineReadingAt(
  machine: number,
  ms: number,
  random: Random,
): Required<Pick<MachineReading, 'state' | 'measures'>> {
  const state = stateAt(machine, ms);
  const noise = random.between(-20, 20) / 10;
  // The motor warms up within a session and cools down after it.
  const part = (ms % sessionMs) / sessionMs;
  const wasRunning = stateAt(machine, ms - sessionMs) === 'running';
  if (state === 'off') return { state, measures: { temperature: rounded(24 + noise / 4) } };
  if (state === 'fault')
    return { state, measures: { load: 0, temperature: rounded(91 + noise), speed: 0, incline: 0 } };
  if (state === 'idle') {
    const warm = wasRunning ? 34 * (1 - part) : 0;
    return { state, measures: { load: 0, temperature: rounded(28 + warm + noise / 4), speed: 0, incline: 0 } };
  }
  const effort = drawn(machine, Math.floor(ms / sessionMs) * 31);
  const wave = Math.sin((ms / sessionMs) * 12);
  return {
    state,
    measures: {
      load: rounded(Math.max(5, 42 + 34 * effort + 8 * wave + noise)),
      temperature: rounded((wasRunning ? 58 : 32 + 26 * part) + 8 * effort + noise / 2),
      speed: rounded(7 + 8 * effort + wave + noise / 10),
      incline: Math.round(6 * drawn(machine, Math.floor(ms / 300_000))),
    },
  };
}

/** The alarm of the machine whose belt ran dry, reported when it is over. */
function pastAlarms(ms: number): object[] {
  const { hour, minute } = chinaMoment(ms);
  const code = machineCodes[dryBelt.machine];
  if (hour * 60 + minute !== dryBelt.to || code === undefined) return [];
  const at = new Date(ms - (dryBelt.to - dryBelt.from) * 60_000).toISOString();
  const text = '电机温度过高，自动停机';
  return [{ code, id: `past-${ms}`, at, level: 'critical', text, end: new Date(ms).toISOString() }];
}

type Reports = Pick<ReadingsReport, 'readings' | 'alarms'>;

/**
 * The report of all machines at a moment. `run` makes ids unique across runs; readings of the past have the moment as id instead, so that they
 * are known when they are reported again.
 */
export function reportsAt(ms: number, run: string | null, random: Random): Reports {
  const at = new Date(ms).toISOString();
  const readings = machineCodes.map((code, machine) => ({
    code,
    id: run === null ? `past-${ms}` : `live-${run}-${ms}`,
    at,
    ...machineReadingAt(machine, ms, random),
  }));
  return { readings, alarms: run === null ? pastAlarms(ms) : [] };
}

/** Milliseconds between two readings of the past. */
const pastStepMs = 120_000;

/** The moments of the last 24 hours for which the past is reported, oldest first. */
export function pastMoments(now: number): number[] {
  const newest = Math.floor(now / pastStepMs) * pastStepMs;
  const count = (24 * hourMs) / pastStepMs;
  return Array.from({ length: count }, (_, index) => newest - (count - 1 - index) * pastStepMs);
}
