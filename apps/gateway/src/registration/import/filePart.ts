import { importPartMaxBytes } from '@lima-id/domain';
import type { Store } from '../../schema/store.ts';

/** The bytes of a file from `start` to before `end`, part by part. */
export async function* readFileRange(
  store: Store,
  importId: string,
  start: number,
  end: number,
): AsyncGenerator<Buffer, void, undefined> {
  for (let at = start; at < end; ) {
    const part = await store.kysely
      .selectFrom('import_part')
      .select(['begins_at', 'bytes'])
      .where('import_id', '=', importId)
      .where('begins_at', '<=', at)
      .where('begins_at', '>', at - importPartMaxBytes)
      .orderBy('begins_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const bytes =
      part === undefined ? null : Buffer.from(part.bytes).subarray(at - part.begins_at, end - part.begins_at);
    if (bytes === null || bytes.length === 0) throw new Error(`The import ${importId} has no byte ${at}.`);
    yield bytes;
    at += bytes.length;
  }
}
