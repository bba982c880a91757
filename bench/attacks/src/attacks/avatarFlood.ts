import { readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@lima-id/api';
import { grainyJpeg } from '../../../../apps/gateway/testing/platform/pictures/madePictures.ts';
import { makeAccounts } from '../accounts.ts';
import { type Attack, type AttackContext, dialects, type Finding } from '../attack.ts';
import { startGateway } from '../gateway.ts';
import { type Outcome, sendForm, tally } from '../sendForm.ts';

/** Avatar uploads of one account. */
const ownUploads = 400;

/** Number of accounts behind one address, and of uploads per account. */
const accounts = 100;
const uploadsEach = 4;

/** Concurrent uploads. */
const atOnce = 16;

/** Bytes on disk allowed per account, and per address. */
const mostFiles = { account: 10, address: 60 };

/** Runs a task a number of times with limited concurrency. */
async function repeat(times: number, work: (n: number) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const run = async () => {
    while (next < times) {
      next += 1;
      outcomes.push(await work(next - 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return outcomes;
}

function bytesOf(folder: string, files: readonly string[]): number {
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

async function run(context: AttackContext): Promise<Finding[]> {
  const environment = await context.database();
  const [own = '', ...others] = await makeAccounts(environment, accounts + 1);
  const settings = { ...environment, TRUST_PROXY: '127.0.0.1' };
  const gateway = await startGateway(context, settings);
  const folder = join(environment['DATA_DIR'] ?? '', 'pictures');
  const file = { field: 'file', bytes: grainyJpeg(512, 512) };
  const upload = (token: string, visitor: string) =>
    sendForm(gateway.address + contract.uploadFile.path, visitor, {}, [file], { accesstoken: token });
  const kept = () => readdirSync(folder);
  const findingOf = (what: string, outcomes: readonly Outcome[], files: readonly string[], most: number): Finding => ({
    what,
    target: `<= ${most} files`,
    measured: `${files.length} files, ${(bytesOf(folder, files) / 1e6).toFixed(1)} MB; ${tally(outcomes)}`,
    isMet: files.length <= most && files.length > 0,
  });

  context.log('one account');
  const byOne = await repeat(ownUploads, (n) => upload(own, `192.0.2.${n % 250}`));
  const ofOne = kept();
  context.log('many accounts');
  const byMany = await repeat(accounts * uploadsEach, (n) => upload(others[n % accounts] ?? '', '203.0.113.7'));
  const ofMany = kept().filter((name) => !ofOne.includes(name));

  context.log('a kill');
  const broken = repeat(atOnce, (n) => upload(others[n] ?? '', `198.51.100.${n}`));
  await new Promise((resolve) => setTimeout(resolve, 200));
  gateway.child.process.kill('SIGKILL');
  await gateway.child.ended;
  await broken;
  for (const where of ['pictures', 'uploads']) {
    const path = join(environment['DATA_DIR'] ?? '', where);
    for (const name of readdirSync(path)) utimesSync(join(path, name), 1, 1);
  }
  const unfinished = () =>
    [...readdirSync(folder), ...readdirSync(join(environment['DATA_DIR'] ?? '', 'uploads'))].filter(
      (name) => !name.endsWith('.webp'),
    ).length;
  const before = unfinished();
  await startGateway(context, settings);
  for (let look = 0; look < 50 && unfinished() > 0; look += 1) await new Promise((resolve) => setTimeout(resolve, 100));

  return [
    findingOf(`${ownUploads} uploads of one account from 250 addresses`, byOne, ofOne, mostFiles.account),
    findingOf(
      `${accounts * uploadsEach} uploads of ${accounts} accounts from one address`,
      byMany,
      ofMany,
      mostFiles.address,
    ),
    {
      what: 'unfinished files after a kill in the middle and a start an hour later',
      target: '0',
      measured: `${unfinished()} of ${before}`,
      isMet: unfinished() === 0,
    },
  ];
}

/** Fills the disk with avatars that are never used. */
export const avatarFlood: Attack = { name: 'avatarFlood', dialects, run };
