import { contract, type WorkChallenge } from '@lima-id/api';
import { drawChallenge } from '../../../../apps/gateway/src/captcha/drawChallenge.ts';
import { judgeTrace } from '../../../../apps/gateway/src/captcha/judgeTrace.ts';
import { tolerancePx } from '../../../../apps/gateway/src/captcha/limits.ts';
import { pieceSize } from '../../../../apps/gateway/src/captcha/pieceShape.ts';
import { secureRandom } from '../../../../apps/gateway/src/captcha/randomSource.ts';
import { type Robot, robots } from '../../../../apps/gateway/testing/captcha/robots.ts';
import { seeChallenge } from '../../../../apps/gateway/testing/captcha/solvers/pixels.ts';
import { solvers } from '../../../../apps/gateway/testing/captcha/solvers/solvers.ts';
import { secondsPerNumber } from '../../../../apps/gateway/testing/captcha/solveWork.ts';
import type { Attack, Finding } from '../attack.ts';
import { type AttackedGateway, startGateway } from '../gateway.ts';

/** Pictures per solver. */
const pictures = 60;

/** Accepted first-try hit rate of the pixel-sum solver. */
const sumsMost = 0.35;

/** Traces per robot. */
const traces = 500;

/** Challenges requested by one address, one after the other, in less than ten minutes. */
const challenges = 125;

const percent = (part: number) => `${Math.round(part * 100)} %`;

async function trySolvers(): Promise<Finding[]> {
  const tally = Object.keys(solvers).map((name) => ({ name, first: 0, three: 0, ms: 0 }));
  for (let picture = 0; picture < pictures; picture += 1) {
    const drawn = drawChallenge(secureRandom);
    const began = performance.now();
    const seen = await seeChallenge(drawn);
    const seeingMs = performance.now() - began;
    for (const row of tally) {
      const start = performance.now();
      const found = solvers[row.name as keyof typeof solvers](seen);
      row.ms += seeingMs + performance.now() - start;
      const place = found.findIndex((x) => Math.abs(x - drawn.secretX) <= tolerancePx);
      row.first += place === 0 ? 1 : 0;
      row.three += place >= 0 && place < 3 ? 1 : 0;
    }
  }
  return tally.map(({ name, first, three, ms }) => ({
    what: `${name}: pictures solved at the first try`,
    target: name === 'silhouette' ? 'none: it is why there is work' : `at most ${percent(sumsMost)}`,
    measured: `${percent(first / pictures)}, in three ${percent(three / pictures)}, ${Math.round(ms / pictures)} ms each`,
    isMet: name === 'silhouette' || first / pictures <= sumsMost,
  }));
}

function passedBy({ input, trace }: Robot): number {
  let passed = 0;
  for (let round = 0; round < traces; round += 1) {
    const x = secureRandom.between(80, 340);
    const points = trace(8, x, secureRandom);
    if (judgeTrace({ input, points }, x, { width: 400, pieceWidth: pieceSize, pieceX: 8 }) === 'passed') passed += 1;
  }
  return passed / traces;
}

function tryRobots(): Finding[] {
  return Object.entries(robots).map(([name, robot]) => {
    const isImitation = name.startsWith('imitation');
    const passed = passedBy(robot);
    return {
      what: `trace: ${name}, passed`,
      target: isImitation ? 'none: it is why there is work' : 'at most 5 %',
      measured: percent(passed),
      isMet: isImitation || passed <= 0.05,
    };
  });
}

/** Requests a work order as a visitor does. */
async function askWork({ address }: AttackedGateway): Promise<WorkChallenge> {
  const response = await fetch(address + contract.createChallenge.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scene: 'register', kind: 'work' }),
  });
  const { data, message } = (await response.json()) as { data: WorkChallenge | null; message: string };
  if (!response.ok || data === null) throw new Error(`No challenge came: ${response.status} ${message}`);
  return data;
}

/** Average number of hashes to try. */
const numbersOf = ({ triesMax = 0 }: WorkChallenge) => (triesMax + 1) / 2;

async function tryRates(gateway: AttackedGateway): Promise<Finding[]> {
  const works: WorkChallenge[] = [];
  for (let count = 0; count < challenges; count += 1) works.push(await askWork(gateway));
  const [first] = works;
  const each = first === undefined ? 0 : secondsPerNumber(first);
  const seconds = works.map((work) => numbersOf(work) * each);
  const at = (place: number) => seconds[place - 1] ?? 0;
  const mean = (count: number) => seconds.slice(0, count).reduce((sum, one) => sum + one, 0) / count;
  const row = (what: string, value: number, target: string, isMet: boolean): Finding => ({
    what,
    target,
    measured: `${value.toFixed(3)} s`,
    isMet,
  });
  return [
    row(
      'core-seconds of the first proof of an address',
      at(1),
      'below 0.06: 0.3 on a phone five times slower',
      at(1) < 0.06,
    ),
    row('core-seconds of the 21st proof in ten minutes', at(21), 'at least 2', at(21) >= 2),
    row('core-seconds of the 121st proof in ten minutes', at(121), 'at least 10', at(121) >= 10),
    ...[1, 20, 100].map((count) =>
      row(`core-seconds for each of ${count} proofs in ten minutes`, mean(count), '', true),
    ),
  ];
}

async function tryTogether(gateway: AttackedGateway): Promise<Finding> {
  const asked = await Promise.all(Array.from({ length: 50 }, () => askWork(gateway)));
  const usual = Math.min(...asked.map(({ triesMax = 0 }) => triesMax));
  const cheap = asked.filter(({ triesMax }) => triesMax === usual).length;
  return {
    what: 'challenges at the lowest level, of 50 concurrent ones of one address',
    target: '8',
    measured: String(cheap),
    isMet: cheap === 8,
  };
}

/** Captcha solvers: pixel sums, synthetic traces, and many proofs from one address. */
export const captchaSolvers: Attack = {
  name: 'captchaSolvers',
  dialects: ['embedded', 'postgresql'],
  async run(context) {
    // Independent of the database, so run once.
    const alone = context.dialect === 'embedded' ? [...(await trySolvers()), ...tryRobots()] : [];
    context.log('rates');
    const rates = await tryRates(await startGateway(context, await context.database()));
    const together = await tryTogether(await startGateway(context, await context.database()));
    return [...alone, ...rates, together];
  },
};
