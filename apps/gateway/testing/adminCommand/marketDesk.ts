import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommand } from '../../src/adminCommand/readCommand.ts';
import { runCommand } from '../../src/adminCommand/runCommand.ts';
import { inStoredOrder, type Market } from '../../src/market/file/marketFile.ts';
import { readShape } from '../../src/market/file/problems.ts';
import { linesOf } from '../../src/market/file/readMarket.ts';
import { cleanRichText } from '../../src/market/richText/cleanRichText.ts';
import { createFolderPictures, type PictureStore } from '../../src/platform/pictures/pictureStore.ts';
import type { Store } from '../../src/schema/store.ts';
import { testAdminParts } from './testAdminParts.ts';

/** The example of the documents, with a picture beside it. */
export const exampleFile = fileURLToPath(new URL('../../../../docs/rules/market/market.json', import.meta.url));

/** A market file as the database has it; pictures that are files stay as they are written. */
export function marketOf(content: unknown): Market {
  const shape = readShape(content);
  if ('problems' in shape) throw new Error(JSON.stringify(shape.problems));
  const { market } = shape;
  return inStoredOrder({
    ...market,
    apps: market.apps.map((app) => ({ ...app, detail: linesOf(cleanRichText(app.detail.join('\n'))) })),
  });
}

/** The example without pictures that are files, and with changes. */
export function exampleMarket(changes: Partial<Market> = {}): Market {
  const text = readFileSync(exampleFile, 'utf8').replaceAll('work-orders.png', '/illustrations/order.svg');
  return { ...marketOf(JSON.parse(text)), ...changes };
}

/** The market's commands in a folder of their own. */
export interface MarketDesk {
  folder: string;
  pictures: PictureStore;
  /** Runs `market` with words. */
  run(...words: string[]): Promise<string>;
  /** Writes a file of the folder; returns its path. */
  save(name: string, content: unknown): Promise<string>;
  /** Puts a market by a file. */
  put(content: unknown, store?: Store): Promise<string>;
  /** What an export writes. */
  exported(): Promise<Market>;
  close(): Promise<void>;
}

/** Opens the commands for a store. */
export async function openMarketDesk(store: Store): Promise<MarketDesk> {
  const folder = await mkdtemp(join(tmpdir(), 'lima-market-'));
  const pictures = createFolderPictures(join(folder, 'products'));
  let files = 0;
  const nextName = () => {
    files += 1;
    return `${files}.json`;
  };
  const runOn = async (database: Store, words: readonly string[]) =>
    await runCommand(
      testAdminParts(database, { folder, openPictures: async () => pictures }),
      readCommand(['market', ...words]),
    );
  const desk: MarketDesk = {
    folder,
    pictures,
    run: async (...words) => await runOn(store, words),
    async save(name, content) {
      const path = join(folder, name);
      await writeFile(path, JSON.stringify(content));
      return path;
    },
    put: async (content, database = store) => await runOn(database, ['put', await desk.save(nextName(), content)]),
    async exported() {
      const name = nextName();
      await desk.run('export', name);
      return JSON.parse(await readFile(join(folder, name), 'utf8'));
    },
    close: async () => await rm(folder, { recursive: true, force: true }),
  };
  return desk;
}
