import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { contract } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storeOpeningMs } from '../testing/demo/demoStore.ts';
import { openTestStore } from '../testing/platform/openTestStore.ts';
import { testApp } from '../testing/platform/testApp.ts';
import { mount } from './platform/http/mount.ts';
import type { Store } from './schema/store.ts';

/** A file that fails like one on a full disk. */
const fullDevice = '/dev/full';

let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
}, storeOpeningMs);
afterAll(() => store.close());
afterEach(() => app.close());

async function writeFully(): Promise<void> {
  if (existsSync(fullDevice)) await writeFile(fullDevice, 'a picture');
  else throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
}

/** A statement that fails like one without disk space in PostgreSQL. */
async function insertFully(): Promise<void> {
  await sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(store.kysely);
}

describe('a gateway whose disk is full', () => {
  it.each([
    ['a picture', writeFully],
    ['a row', insertFully],
  ])('says that it cannot keep %s now, and answers what is read', async (_what, write) => {
    app = await testApp({
      store,
      subjects: [
        {
          name: 'full',
          mount(target) {
            mount(target, contract.recommendProducts, async () => {
              await write();
              return { data: [] };
            });
          },
        },
      ],
    });
    const answer = await app.inject({
      method: 'POST',
      url: contract.recommendProducts.path,
      payload: { recommend: 1 },
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([507, '60']);
    expect(answer.json()).toEqual({
      success: false,
      data: null,
      message: '服务器存储空间不足，暂时无法保存，请稍后再试或联系平台',
    });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
