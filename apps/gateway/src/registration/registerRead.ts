import type { KeptModel, RegisteredLine } from '@lima-id/api';
import {
  compareRegistration,
  contentAfter,
  type DeclaredPlace,
  type GivenContent,
  type IdentifierDraft,
  placesOfChange,
  registrationMessages,
  stateAfter,
} from '@lima-id/domain';
import { sql, type Transaction } from 'kysely';
import type { Registrar } from '../enterprise/registrar.ts';
import { picturesOfFacts, placesOfFacts } from '../identifier/lookup/reservedFacts.ts';
import { stateOfCode } from '../identifier/lookup/stateCodes.ts';
import type { IdentifierFacts, Tables } from '../schema/tables.ts';
import { insertIdentifiers } from './insertIdentifiers.ts';
import { type Checked, type ReadLine, withFacts } from './lines.ts';
import { withPictures } from './pictures/withPictures.ts';
import { replaceFacts } from './replaceFacts.ts';

const messages = registrationMessages.line;

/** What becomes of a line: as of `registerIdentifiers`, or `changed` where facts are replaced. */
export type LineResult = Omit<RegisteredLine, 'outcome'> & { outcome: RegisteredLine['outcome'] | 'changed' };

/** How lines are registered. */
interface Registering {
  /** As named in the change log. */
  call: string;
  now: Date;
  /** The moment of a line, where not all are registered now. */
  momentOf?: (line: number) => Date;
  /** Called once new rows are sent, for work to do until the database has written them. */
  whileWriting?: () => void;
  /** Whether nothing is written: the results are what would become of the lines. */
  isTrial?: boolean;
  /** Whether other facts and pictures replace those of a registered code; else its line is refused. */
  changesFacts?: boolean;
  /** What the lines say; of a registered code the rest is neither compared nor changed. Everything unless given. */
  given?: GivenContent;
  /** Public URL of the portal: its addresses count as paths. Empty when unknown. */
  publicUrl: string;
}

interface Known {
  suffix: string;
  state: number;
  facts: IdentifierFacts | null;
  batch: string;
  model_id: number;
}

/** The registered identifiers among some codes. */
async function readKnown(
  transaction: Transaction<Tables>,
  prefix: string,
  codes: readonly string[],
): Promise<Map<string, Known>> {
  if (codes.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('identifier')
    .innerJoin('batch', 'batch.id', 'identifier.batch_id')
    .select(['identifier.suffix', 'identifier.state', 'identifier.facts', 'batch.code as batch', 'batch.model_id'])
    .where('identifier.prefix', '=', prefix)
    .where('identifier.suffix', '=', sql<string>`any(${codes}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.suffix, row]));
}

/** Lines with the facts that their model declares. Of a registered code no fact is missing that the lines say nothing of. */
async function readFacts(
  transaction: Transaction<Tables>,
  prefix: string,
  read: readonly ReadLine<IdentifierDraft>[],
  places: readonly DeclaredPlace[],
  given: GivenContent | undefined,
): Promise<Checked<IdentifierDraft>> {
  if (given === undefined || places.every(({ name, needed }) => !needed || given.places.has(name)))
    return withFacts(read, places);
  const known = await readKnown(
    transaction,
    prefix,
    read.map(({ draft }) => draft.code),
  );
  const added = withFacts(
    read.filter(({ draft }) => !known.has(draft.code)),
    places,
  );
  const registered = withFacts(
    read.filter(({ draft }) => known.has(draft.code)),
    placesOfChange(given, places),
  );
  return { read: [...added.read, ...registered.read], refused: [...added.refused, ...registered.refused] };
}

const plain = { reason: '', field: '', message: '' };

/** What becomes of a line whose code is registered; `changed` where its facts are still to be replaced. */
function compareKnown(
  row: Known,
  modelId: number,
  line: IdentifierDraft,
  { changesFacts = false, given }: Pick<Registering, 'changesFacts' | 'given'>,
) {
  const existing = {
    // A batch of another model may have the same number.
    batch: row.model_id === modelId ? row.batch : '',
    state: stateOfCode(row.state),
    facts: placesOfFacts(row.facts),
    pictures: picturesOfFacts(row.facts),
  };
  const draft =
    given === undefined
      ? line
      : { ...line, ...contentAfter(given, existing, line), state: stateAfter(given, existing.state, line.state) };
  const verdict = compareRegistration(existing, draft);
  const isOfFacts = verdict.outcome === 'refused' && (verdict.field === 'facts' || verdict.field === 'pictures');
  if (!changesFacts || !isOfFacts) return verdict;
  const { facts, pictures } = draft;
  const afterwards = compareRegistration({ ...existing, facts, pictures }, draft);
  return afterwards.outcome === 'unchanged' ? { outcome: 'changed' as const } : afterwards;
}

/**
 * Registers lines that were read, of different codes, as identifiers of a model: the rules of every way to register. Results are in no
 * certain order.
 */
export async function registerRead(
  transaction: Transaction<Tables>,
  registrar: Registrar,
  owner: { id: number; model: KeptModel },
  read: readonly ReadLine<IdentifierDraft>[],
  registering: Registering,
): Promise<LineResult[]> {
  const { call, now, momentOf = () => now, whileWriting, isTrial = false, given, publicUrl } = registering;
  const { prefix } = registrar;
  const factual = await readFacts(transaction, prefix, read, owner.model.places, given);
  const complete = await withPictures(transaction, prefix, factual.read, { isTrial, publicUrl, now });
  const batchRows = await transaction
    .selectFrom('batch')
    .select(['id', 'code'])
    .where('model_id', '=', owner.id)
    .where('code', '=', sql<string>`any(${[...new Set(complete.read.map(({ draft }) => draft.batch))]}::text[])`)
    .execute();
  const batches = new Map(batchRows.map(({ id, code }) => [code, id]));
  const unbatched = complete.read
    .filter(({ draft }) => !batches.has(draft.batch))
    .map(({ line, draft: { code, batch } }) => {
      return { line, code, reason: 'batch', field: 'batch', message: messages.batchUnknown(batch) };
    });
  const wanted = complete.read.filter(({ draft }) => batches.has(draft.batch));
  const inserted = isTrial
    ? new Set<string>()
    : await insertIdentifiers(
        transaction,
        registrar,
        { call, model: owner.model.code, whileWriting },
        wanted.map(({ line, draft }) => ({ batchId: batches.get(draft.batch), at: momentOf(line), draft })),
      );
  const rest = wanted.filter(({ draft }) => !inserted.has(draft.code));
  const known = await readKnown(
    transaction,
    prefix,
    rest.map(({ draft }) => draft.code),
  );
  const toChange: ReadLine<IdentifierDraft>[] = [];
  const added: ReadLine<IdentifierDraft>[] = wanted.filter(({ draft }) => inserted.has(draft.code));
  const compared = rest.flatMap(({ line, draft }): LineResult[] => {
    const row = known.get(draft.code);
    if (row === undefined) {
      added.push({ line, draft });
      return [];
    }
    const verdict = compareKnown(row, owner.id, draft, registering);
    if (verdict.outcome === 'changed') {
      toChange.push({ line, draft });
      return [];
    }
    const { reason, field, message } = verdict.outcome === 'refused' ? verdict : plain;
    return [{ line, code: draft.code, outcome: verdict.outcome, reason, field, message }];
  });
  const changed = isTrial
    ? toChange.map(({ line, draft }): LineResult => ({ line, code: draft.code, outcome: 'changed', ...plain }))
    : await replaceFacts(transaction, registrar, owner.id, toChange, { call, now, given });
  return [
    ...added.map(({ line, draft }): LineResult => ({ line, code: draft.code, outcome: 'added', ...plain })),
    ...changed,
    ...compared,
    ...[...factual.refused, ...complete.refused, ...unbatched].map(
      (line): LineResult => ({ ...line, outcome: 'refused' }),
    ),
  ];
}
