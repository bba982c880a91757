import type { IdentifierDraft } from '@lima-id/domain';
import { type Kysely, sql } from 'kysely';
import { picturesOfFacts } from '../../identifier/lookup/reservedFacts.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Checked, ReadLine, Refused } from '../lines.ts';
import { findRefusedPictures, useObjectPictures } from './usePictures.ts';

/** The pictures that registered identifiers have, by their object codes. */
async function readKept(
  database: Kysely<Tables>,
  prefix: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (codes.length === 0) return new Map();
  const rows = await database
    .selectFrom('identifier')
    .select(['suffix', 'facts'])
    .where('prefix', '=', prefix)
    .where('suffix', '=', sql<string>`any(${codes}::text[])`)
    .execute();
  return new Map(rows.map(({ suffix, facts }) => [suffix, new Set(picturesOfFacts(facts))]));
}

/** How the pictures of lines are checked. */
interface PictureCheck {
  /** Whether no picture is marked. */
  isTrial: boolean;
  /** Public URL of the portal: its addresses count as paths. Empty when unknown. */
  publicUrl: string;
  now: Date;
}

/**
 * Lines of whose pictures each is known or one that the identifier has already, and the others. Known pictures are marked as those of
 * identifiers. To be called before identifiers are locked, which every call does after the pictures.
 */
export async function withPictures<Draft extends Pick<IdentifierDraft, 'code' | 'facts' | 'pictures'>>(
  database: Kysely<Tables>,
  prefix: string,
  read: readonly ReadLine<Draft>[],
  { isTrial, ...reading }: PictureCheck,
): Promise<Checked<Draft>> {
  const readReasons = isTrial ? findRefusedPictures : useObjectPictures;
  const addresses = read.flatMap(({ draft }) => draft.pictures);
  const reasons = await readReasons(database, prefix, addresses, reading);
  const doubtful = read.filter(({ draft }) => draft.pictures.some((address) => reasons.has(address)));
  const kept = await readKept(
    database,
    prefix,
    doubtful.map(({ draft }) => draft.code),
  );
  const refused = new Map<ReadLine<Draft>, Refused>();
  for (const one of doubtful) {
    const { code, pictures } = one.draft;
    const address = pictures.find((each) => reasons.has(each) && kept.get(code)?.has(each) !== true);
    const message = address === undefined ? undefined : reasons.get(address);
    if (message !== undefined)
      refused.set(one, { line: one.line, code, reason: 'malformed', field: 'pictures', message });
  }
  return { read: read.filter((line) => !refused.has(line)), refused: [...refused.values()] };
}
