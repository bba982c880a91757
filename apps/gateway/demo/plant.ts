// `npm run demo:plant [address]`: simulates the plant of the showcase enterprise and ten of its machines, and reports its events, their
// readings and what is done to them to a running gateway.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contract, createClient } from '@lima-id/api';
import { reportsMax } from '@lima-id/domain';
import { demoIdentifiers } from './demoIdentifiers.ts';
import { liveEvents } from './liveEvents.ts';
import { machineEventAt, machineEventSeconds } from './machineEvents.ts';
import { machineCount, machineGateway, machineMonitoring, pastMoments, reportsAt } from './machineReadings.ts';
import { demoPlantToken, livePlant } from './productionLines.ts';
import { createRandom } from './random.ts';

/** Seconds between two reports. */
const reportSeconds = 3;

/** Own number of the machines' model. */
const model = 'GT-6';

const address = (process.argv[2] ?? 'http://localhost:8080').replace(/\/+$/, '');
const run = randomBytes(6).toString('hex');
const random = createRandom(Date.now());
const client = createClient({ origin: address, token: demoPlantToken });
const ended = new AbortController();
const { signal } = ended;
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => ended.abort());

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Sends something every few seconds until the end; what was not answered is sent again, since everything counts once by its id. */
async function repeatedly<Sent>(
  seconds: number,
  make: () => Sent,
  send: (sent: Sent) => Promise<string>,
): Promise<void> {
  let sent = make();
  while (!signal.aborted) {
    try {
      const told = await send(sent);
      if (signal.aborted) break;
      tell(`${new Date().toLocaleTimeString('zh-CN')} ${told}`);
      await wait(seconds * 1_000, undefined, { signal }).catch(() => undefined);
      sent = make();
    } catch (error) {
      if (signal.aborted) break;
      tell(`未能上报：${error instanceof Error ? error.message : String(error)}`);
      await wait(reportSeconds * 1_000, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function reportReadings(reports: ReturnType<typeof reportsAt>) {
  const result = await client.call(contract.reportReadings, { gateway: machineGateway, ...reports }, { signal });
  if (!result.success) throw new Error(result.message);
  return result.data;
}

/** Declares the machines' measures and services unless that was done, and reports their last 24 hours. */
async function reportPast(): Promise<void> {
  const known = await client.call(contract.readMonitoring, { model }, { signal });
  if (!known.success) throw new Error(known.message);
  if (known.data.version === 0) {
    const saved = await client.call(contract.saveMonitoring, { version: 0, model, ...machineMonitoring }, { signal });
    if (!saved.success) throw new Error(saved.message);
  }
  const past = pastMoments(Date.now()).map((ms) => reportsAt(ms, null, random));
  const perCall = Math.floor(reportsMax / (machineCount + 1));
  for (let start = 0; start < past.length; start += perCall) {
    const part = past.slice(start, start + perCall);
    await reportReadings({
      readings: part.flatMap(({ readings }) => readings),
      alarms: part.flatMap(({ alarms }) => alarms),
    });
  }
}

tell(
  `正在向 ${address} 上报 ${livePlant.prefix} 的生产事件和 ${machineCount} 台设备的读数，每 ${reportSeconds} 秒一批，按 Ctrl-C 停止。`,
);
tell(`企业令牌（请求头 accessToken）：${demoPlantToken}`);
tell(`查看：${demoIdentifiers.treadmill} 的“智能生产”和“运行监测”场景`);

let isPastReported = false;
await Promise.all([
  repeatedly(
    reportSeconds,
    () => liveEvents(livePlant, Date.now(), reportSeconds, run, random),
    async (events) => {
      const result = await client.call(contract.ingestProductionEvents, { events }, { signal });
      if (!result.success) throw new Error(result.message);
      return `已上报 ${result.data.accepted} 条生产事件`;
    },
  ),
  repeatedly(
    reportSeconds,
    () => reportsAt(Date.now(), run, random),
    async (reports) => {
      if (!isPastReported) await reportPast();
      isPastReported = true;
      return `已上报 ${(await reportReadings(reports)).added} 条读数`;
    },
  ),
  repeatedly(
    machineEventSeconds,
    () => machineEventAt(Date.now(), run),
    async (event) => {
      const result = await client.call(contract.appendEvents, { events: [event] }, { signal });
      if (!result.success) throw new Error(result.message);
      const [line] = result.data.results;
      const machine = `${livePlant.prefix}/${event.code}`;
      return line?.outcome === 'refused' ? `未记入 ${machine}：${line.message}` : `已记入 ${machine} 的${event.title}`;
    },
  ),
]);
tell('已停止上报。');
