import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import { stateCode } from '../../../apps/gateway/src/identifier/lookup/stateCodes.ts';
import { rowsOfFile } from './importFile.ts';
import { batch, prefix } from './settings.ts';

const columns = 'registered_at, batch_id, prefix, suffix, facts, state';

/** Rows of a statement that inserts many. */
const rowsPerInsert = 1_000;

async function batchIdOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select batch.id from batch join product_model on product_model.id = model_id
     where batch.code = $1 and enterprise_prefix = $2`,
    [batch, prefix],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no batch to register under.');
  return row.id;
}

async function secondsOf(write: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await write();
  return (performance.now() - start) / 1_000;
}

/** Baseline: the rows of a file by COPY, in one transaction. Resolves with the time in seconds. */
export async function copyRows(client: Client, name: string, lines: number): Promise<number> {
  const batchId = await batchIdOf(client);
  const now = new Date().toISOString();
  const texts = rowsOfFile(name, lines).map(({ code, waybill }) =>
    [now, batchId, prefix, code, JSON.stringify({ waybill }), stateCode('active')].join('\t'),
  );
  const text = Buffer.from(`${texts.join('\n')}\n`);
  const chunk = 65_536;
  const chunks = Array.from({ length: Math.ceil(text.length / chunk) }, (_, index) =>
    text.subarray(index * chunk, (index + 1) * chunk),
  );
  return await secondsOf(() =>
    pipeline(
      Readable.from(chunks, { objectMode: false }),
      client.query(from(`copy identifier (${columns}) from stdin`)),
    ),
  );
}

/** Baseline: the rows of a file by inserts of many rows, each a transaction. Resolves with the time in seconds. */
export async function insertRows(client: Client, name: string, lines: number): Promise<number> {
  const batchId = await batchIdOf(client);
  const now = new Date();
  const rows = rowsOfFile(name, lines);
  return await secondsOf(async () => {
    for (let first = 0; first < rows.length; first += rowsPerInsert) {
      const values = rows
        .slice(first, first + rowsPerInsert)
        .flatMap(({ code, waybill }) => [now, batchId, prefix, code, { waybill }, stateCode('active')]);
      const places = Array.from({ length: values.length / 6 }, (_, row) => {
        const at = (column: number) => `$${row * 6 + column}`;
        return `(${[1, 2, 3, 4, 5, 6].map(at).join(', ')})`;
      });
      await client.query(`insert into identifier (${columns}) values ${places.join(', ')}`, values);
    }
  });
}
