import { importPartMaxBytes } from '@lima-id/domain';
import { sql } from 'kysely';
import type { Store } from '../../schema/store.ts';
import { chunkBytes } from './limits.ts';

/**
 * The bytes of a file from `start` to before `end`, in chunks. A part comes as many rows: as a single one, the driver copies it a dozen times
 * into buffers that V8 does not collect before there are 64 MB of them.
 */
export async function* readFileRange(
  store: Store,
  importId: string,
  start: number,
  end: number,
): AsyncGenerator<Buffer, void, undefined> {
  for (let at = start; at < end; ) {
    // Empty bytes are appended so that the part is unpacked once, not for each chunk.
    const { rows } = await sql<{ bytes: Buffer }>`
      with part as materialized (
        select begins_at, bytes || ''::bytea as bytes from import_part
        where import_id = ${importId} and begins_at <= ${at} and begins_at > ${at - importPartMaxBytes}
        order by begins_at desc
        limit 1
      )
      select substring(bytes from place + 1 for least(${chunkBytes}::integer, ${end} - begins_at - place)) as bytes
      from part, generate_series(${at} - begins_at, least(length(bytes), ${end} - begins_at) - 1, ${chunkBytes}) as place
      order by place`.execute(store.kysely);
    if (rows.length === 0) throw new Error(`The import ${importId} has no byte ${at}.`);
    for (const { bytes } of rows) {
      yield bytes;
      at += bytes.length;
    }
  }
}
