import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { changesOf } from '../../market/file/changesOf.ts';
import type { Market } from '../../market/file/marketFile.ts';
import { readMarket } from '../../market/file/readMarket.ts';
import { lockMarket, prepareMarket, writeMarket } from '../../market/file/writeMarket.ts';
import { CommandFailure } from '../../operatorCommand/commandFailure.ts';
import type { Store } from '../../schema/store.ts';
import type { AdminParts } from '../adminParts.ts';
import type { MarketCommand } from '../readCommand.ts';
import { readMarketFile } from './readMarketFile.ts';

/** The whole market at one moment. */
async function readSnapshot(store: Store): Promise<Market> {
  return await store.transaction(async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    return await readMarket(transaction);
  });
}

function describe(before: Market, after: Market, end: string): string {
  const changes = changesOf(before, after);
  if (changes.length === 0) return '文件与数据库一致，没有更改。';
  return [...changes, `共 ${changes.length} 处更改，${end}`].join('\n');
}

async function check(parts: AdminParts, path: string): Promise<string> {
  const market = await readMarketFile(path, parts, false);
  return describe(await readSnapshot(parts.store), market, '尚未写入；确认后用 market put 写入。');
}

async function put(parts: AdminParts, path: string): Promise<string> {
  const { store, clock } = parts;
  const market = await readMarketFile(path, parts, true);
  const prepared = prepareMarket(market);
  const before = await store.transaction(async (transaction) => {
    await lockMarket(transaction);
    const held = await readMarket(transaction);
    await writeMarket(transaction, held, prepared, clock.now());
    return held;
  });
  return describe(before, market, '已写入数据库。');
}

async function write(path: string, market: Market): Promise<void> {
  try {
    await writeFile(path, `${JSON.stringify(market, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const sentence = isThere ? `文件 ${path} 已存在，请换一个文件名。` : `无法写入文件 ${path}，请核对路径和权限。`;
    throw new CommandFailure(sentence, { cause: error });
  }
}

/** Executes a command on the market; returns its output, Chinese. Throws a CommandFailure, and PicturesUnavailable before anything is written. */
export async function runMarketCommand(parts: AdminParts, { name, file }: MarketCommand): Promise<string> {
  const path = resolve(parts.folder, file);
  if (name === 'check') return await check(parts, path);
  if (name === 'put') return await put(parts, path);
  const market = await readSnapshot(parts.store);
  await write(path, market);
  return `已将 ${market.apps.length} 个应用和市场的其余内容写入 ${path}。`;
}
