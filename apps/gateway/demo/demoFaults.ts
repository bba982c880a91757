import { changeFault, type FaultKind, type FaultStep, formatFaultNumber, newFault } from '@lima-id/domain';
import { identifierKey } from '../src/identifier/lookup/identifierKey.ts';
import { chinaMoment } from './chinaTime.ts';
import { demoIdentifiers } from './demoIdentifiers.ts';
import { dayMover } from './showcase.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

interface DemoFault {
  /** Sequence number within its year. */
  count: number;
  identifier: string;
  kind: FaultKind;
  words: string;
  day: string;
  time: string;
  contact?: { name: string; mobile: string };
  /** Who accepted it, half an hour after the report, and the plan. */
  accepted?: { engineer: string; note: string };
  declined?: string;
  completed?: { result: string; hours: number };
}

const point = '德州服务网点';
const sister = (serial: number) => `88.118.001/GT-2026-000${serial}`;

/** Tickets of the showcase's machines in order of their numbers; `day` shifts a day of May 2026 into the past if needed. */
function faults(day: (day: string) => string): DemoFault[] {
  return [
    {
      count: 131,
      identifier: demoIdentifiers.treadmill,
      kind: 'other',
      words: '安装后水平校准',
      day: '2026-05-12',
      time: '10:05',
      accepted: { engineer: '王晓', note: '安装当日上门校准' },
      completed: { result: '四角调平，偏差小于 1 mm', hours: 2 },
    },
    {
      count: 207,
      identifier: demoIdentifiers.treadmill,
      kind: 'screen',
      words: '触控屏偶发无响应',
      day: '2026-05-14',
      time: '08:10',
      contact: { name: '王晓楠', mobile: '13800000118' },
      accepted: { engineer: '李振', note: '工程师已接单，当日下午到场' },
      completed: { result: '更换排线，测试 2 小时正常', hours: 10.8 },
    },
    {
      count: 262,
      identifier: sister(131),
      kind: 'noise',
      words: '空载运行时电机罩有轻微共振声',
      day: '2026-05-15',
      time: '14:42',
      declined: '现场确认为地面不平所致，不属于设备故障，已电话指导加装减震垫',
    },
    {
      count: 318,
      identifier: demoIdentifiers.treadmill,
      kind: 'beltDrift',
      words: '跑带偏移，运行时有摩擦声',
      day: '2026-05-17',
      time: '19:26',
      contact: { name: '王晓楠', mobile: '13800000118' },
      accepted: { engineer: '李振', note: `工程师已接单，预计 ${day('2026-05-18').slice(5)} 14:00 到场` },
    },
    {
      count: 319,
      identifier: sister(127),
      kind: 'noise',
      words: '加速到 12 km/h 以上时，机身前部有规律的敲击声，停机后消失',
      day: '2026-05-18',
      time: '08:35',
      contact: { name: '周女士', mobile: '13800000126' },
    },
  ];
}

/** Steps of a ticket; `by` is no real account, since demo accounts are temporary. */
function stepsOf({ accepted, declined, completed }: DemoFault, reportedAt: number): FaultStep[] {
  const by = 'demo';
  const at = reportedAt + 30 * minuteMs;
  return [
    ...(accepted === undefined ? [] : [{ event: 'accepted' as const, by, at, point, ...accepted }]),
    ...(declined === undefined ? [] : [{ event: 'declined' as const, by, at, reason: declined }]),
    ...(completed === undefined
      ? []
      : [{ event: 'completed' as const, by, at: reportedAt + completed.hours * hourMs, ...completed }]),
  ];
}

function ticketOf(fault: DemoFault, day: string) {
  const reportedAt = chinaMoment(day, fault.time);
  const steps = stepsOf(fault, reportedAt.getTime());
  let ticket = newFault;
  for (const step of steps) {
    const change = changeFault(ticket, step);
    if (!change.ok) throw new Error(`Demo fault ${fault.count}: ${change.message}`);
    ticket = change.ticket;
  }
  return {
    number: formatFaultNumber(Number(day.slice(0, 4)), fault.count),
    transaction_id: String(fault.count).padStart(32, '0'),
    ...identifierKey(fault.identifier),
    kind: fault.kind,
    words: fault.words,
    contact_name: fault.contact?.name ?? '',
    contact_mobile: fault.contact?.mobile ?? '',
    reported_at: reportedAt,
    state: ticket.state,
    steps: ticket.steps,
  };
}

/** Initial tickets of the demo, and the last sequence number of their year. */
export function demoFaults(today: string) {
  const day = dayMover(today);
  const reported = faults(day);
  const tickets = reported.map((fault) => ticketOf(fault, day(fault.day)));
  const last = new Map<number, number>();
  for (const [index, { count }] of reported.entries()) last.set(Number(tickets[index]?.number.slice(3, 7)), count);
  return { tickets, numbers: Array.from(last, ([year, count]) => ({ year, last: count })) };
}
