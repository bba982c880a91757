import { contract } from '@lima-id/api';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import { noteChanges } from '../../../apps/gateway/src/enterprise/changeLog.ts';
import { stateCode } from '../../../apps/gateway/src/identifier/lookup/stateCodes.ts';
import type { Store } from '../../../apps/gateway/src/schema/store.ts';
import { lineOf } from './register.ts';
import { batch, callers, connections, linesPerCall, model, prefix, seconds, token } from './settings.ts';

let made = 0;

/** Lines that nobody has registered. */
function newLines() {
  return Array.from({ length: linesPerCall }, () => {
    made += 1;
    return lineOf(`new-${String(made).padStart(9, '0')}`);
  });
}

/** Lines per second of several workers that each do one piece after the other. */
async function rateOf(piece: () => Promise<void>): Promise<number> {
  const start = performance.now();
  let lines = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() - start < 1_000 * seconds) {
        await piece();
        lines += linesPerCall;
      }
    }),
  );
  return (1_000 * lines) / (performance.now() - start);
}

/** Registers by calls. */
export async function measureCalls(address: string): Promise<number> {
  const { method, path } = contract.registerIdentifiers;
  return await rateOf(async () => {
    const body = JSON.stringify({ model, lines: newLines(), allOrNothing: false });
    const headers = { 'content-type': 'application/json', accesstoken: token };
    const reply = await fetch(address + path, { method, headers, body });
    const answer = (await reply.json()) as { data: { added: number } | null; message: string };
    if (answer.data?.added !== linesPerCall) throw new Error(`${reply.status} ${answer.message}`);
  });
}

/** Baseline: the rows of a registration and of its log, in one transaction, by the gateway's statements. */
export async function measureStatements(store: Store): Promise<number> {
  const { id } = await store.kysely
    .selectFrom('batch')
    .select('id')
    .where('code', '=', batch)
    .executeTakeFirstOrThrow();
  const registrar = { prefix, accountId: null, tokenId: null, address: null };
  return await rateOf(async () => {
    const now = new Date();
    const lines = newLines();
    const rows = lines.map(({ code, facts }) => {
      return { prefix, suffix: code, batch_id: id, registered_at: now, facts, state: stateCode('active') };
    });
    await store.transaction(async (transaction) => {
      await sql`
        insert into identifier (registered_at, batch_id, prefix, suffix, facts, state)
        select registered_at, batch_id, prefix, suffix, facts, state
        from jsonb_populate_recordset(null::identifier, ${JSON.stringify(rows)}::jsonb)
        order by suffix collate "C"
        on conflict (prefix, suffix) do nothing
        returning suffix`.execute(transaction);
      const changes = lines.map((line) => {
        const after = { model, ...line };
        return { call: 'registerIdentifiers', subject: `identifier ${line.code}`, before: null, after };
      });
      await noteChanges(transaction, registrar, now, changes);
    });
  });
}

/** Random lookups of some objects per second, with the scene to open when one is named. Every answer has to be 200. */
export async function measureLookups(address: string, codes: readonly string[], sceneConfId = ''): Promise<number> {
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(
      {
        url: address,
        connections,
        duration: seconds,
        setupClient(client) {
          client.setRequests(
            Array.from({ length: 3_000 }, () => {
              const code = codes[Math.floor(Math.random() * codes.length)] ?? '';
              const query = new URLSearchParams({ identifier: `${prefix}/${code}`, sceneConfId });
              return { path: `${contract.readIdentifier.path}?${query}` };
            }),
          );
        },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 200.`);
  return result.requests.average;
}
