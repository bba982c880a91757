import type { ObjectEvent } from '@lima-id/domain';
import { machineCodes } from './machineReadings.ts';

/** Seconds between two events of the machines. */
export const machineEventSeconds = 60;

/** What is done to the machines of a gym, in turn. */
const works = [
  { kind: 'inspected', title: '开店巡检', text: '急停、扶手与跑带无异常', facts: [] },
  { kind: 'maintained', title: '跑带润滑', text: '', facts: [{ label: '甲基硅油', value: '30 ml' }] },
  { kind: 'maintained', title: '清洁', text: '清洁跑带、侧条与电机罩', facts: [] },
] as const;

/** The event of one machine at a moment (ms since 1970 UTC), the next one in turn after `machineEventSeconds`; `run` makes ids unique across runs. */
export function machineEventAt(ms: number, run: string): { code: string } & Partial<ObjectEvent> {
  const turn = Math.floor(ms / (machineEventSeconds * 1_000));
  const code = machineCodes[turn % machineCodes.length] ?? '';
  const work = works[turn % works.length] ?? works[0];
  return {
    code,
    eventId: `live-${run}-${turn}`,
    happenedAt: new Date(ms).toISOString(),
    ...work,
    facts: [...work.facts],
    by: '门店巡检员',
  };
}
