// `npm run demo:plant [address]`: simulates the plant of the showcase enterprise and reports its events to a running gateway.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contract, createClient } from '@lima-id/api';
import { demoIdentifiers } from './demoIdentifiers.ts';
import { liveEvents } from './liveEvents.ts';
import { demoPlantToken, livePlant } from './productionLines.ts';
import { createRandom } from './random.ts';

/** Seconds between two reports. */
const reportSeconds = 3;

const address = (process.argv[2] ?? 'http://localhost:8080').replace(/\/+$/, '');
const run = randomBytes(6).toString('hex');
const random = createRandom(Date.now());
const client = createClient({ origin: address, token: demoPlantToken });
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => ended.abort());

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}

tell(`正在向 ${address} 上报 ${livePlant.prefix} 的生产事件，每 ${reportSeconds} 秒一批，按 Ctrl-C 停止。`);
tell(`企业令牌（请求头 accessToken）：${demoPlantToken}`);
tell(`查看：${demoIdentifiers.treadmill} 的“智能生产”场景`);

let events = liveEvents(livePlant, Date.now(), reportSeconds, run, random);
while (!ended.signal.aborted) {
  const result = await client.call(contract.ingestProductionEvents, { events }, { signal: ended.signal });
  if (ended.signal.aborted) break;
  if (result.success) {
    tell(`${new Date().toLocaleTimeString('zh-CN')} 已上报 ${result.data.accepted} 条`);
    await wait(reportSeconds * 1_000, undefined, { signal: ended.signal }).catch(() => undefined);
    events = liveEvents(livePlant, Date.now(), reportSeconds, run, random);
  } else {
    // Retries with the same batch: events are deduplicated by id, whether or not the lost answer was a success.
    tell(`未能上报：${result.message}`);
    await wait(reportSeconds * 1_000, undefined, { signal: ended.signal }).catch(() => undefined);
  }
}
tell('已停止上报。');
