import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkMarket } from '../../market/file/checkMarket.ts';
import type { Market } from '../../market/file/marketFile.ts';
import { nameProblem, type Problem, readShape } from '../../market/file/problems.ts';
import { CommandFailure } from '../../operatorCommand/commandFailure.ts';
import { isMissing } from '../../platform/folder/isMissing.ts';
import type { Store } from '../../schema/store.ts';
import type { AdminParts } from '../adminParts.ts';
import { createPictureDesk } from './pictureDesk.ts';
import { placePictures } from './placePictures.ts';

/** Problems that are listed at a time. */
const listedMax = 50;

function refuse(problems: readonly Problem[]): never {
  const lines = problems.slice(0, listedMax).map((problem) => `  ${nameProblem(problem)}`);
  const rest = problems.length - lines.length;
  throw new CommandFailure(
    [
      `文件有 ${problems.length} 处需要修改，数据库没有更改：`,
      ...lines,
      ...(rest > 0 ? [`  另有 ${rest} 处，修改以上各处后再检查`] : []),
    ].join('\n'),
  );
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    const sentence = isMissing(error) ? `找不到文件 ${path}，请核对路径。` : `无法读取文件 ${path}，请核对路径和权限。`;
    throw new CommandFailure(sentence, { cause: error });
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new CommandFailure('文件不是 UTF-8 编码，请用编辑器另存为 UTF-8 后重试。', { cause: error });
  }
}

/** Where JSON cannot be parsed, by the message of the engine: a line and column, or the text around it. */
function placeOf(message: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) return `第 ${line} 行第 ${column} 列`;
  const [, around] = /, (?:\.\.\.)?"([^]+)"(?:\.\.\.)? is not valid JSON/.exec(message) ?? [];
  return around === undefined ? '结尾' : `“${around.replace(/\s+/g, ' ').trim()}”`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandFailure(
      `文件不是有效的 JSON，问题在${placeOf(String(error))}附近，常见的原因是漏写或多写了逗号、引号或括号，请修改后重试。`,
      { cause: error },
    );
  }
}

async function isOfEnterprise({ kysely }: Store, hash: string): Promise<boolean> {
  const held = kysely.selectFrom('product_picture').select('hash').where('hash', '=', hash).limit(1);
  return (await held.executeTakeFirst()) !== undefined;
}

/**
 * Reads a market file with the pictures beside it; `keeps` stores them. Throws a CommandFailure that names every place with a mistake, and
 * PicturesUnavailable.
 */
export async function readMarketFile(
  path: string,
  { store, openPictures }: Pick<AdminParts, 'store' | 'openPictures'>,
  keeps: boolean,
): Promise<Market> {
  const shape = readShape(parse(decode(await readBytes(path))));
  if ('problems' in shape) refuse(shape.problems);
  const problems = checkMarket(shape.market);
  if (problems.length > 0) refuse(problems);
  const desk = createPictureDesk({
    folder: dirname(path),
    files: await openPictures(),
    keeps,
    isOfEnterprise: async (hash) => await isOfEnterprise(store, hash),
  });
  const placed = await placePictures(shape.market, desk);
  if ('problems' in placed) refuse(placed.problems);
  return placed.market;
}
