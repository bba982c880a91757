import type { RegisteredLine, RegistrationCall, RegistrationReceipt } from '@lima-id/api';
import { identifierDraft } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Tables } from '../schema/tables.ts';
import { readLines, withoutRepeats } from './lines.ts';
import { findModel, modelUnknown } from './models.ts';
import { registerRead } from './registerRead.ts';

function byLine(one: RegisteredLine, other: RegisteredLine): number {
  return one.line - other.line;
}

function receiptOf(lines: RegisteredLine[]): RegistrationReceipt {
  const count = (outcome: RegisteredLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const [added, unchanged, refused] = [count('added'), count('unchanged'), count('refused')];
  return { added, unchanged, refused, results: lines.toSorted(byLine) };
}

type LinesReply = { data: RegistrationReceipt } | Extract<Reply<never, RegistrationReceipt>, { failure: unknown }>;

/**
 * Registers identifiers of a model: each line is answered with what became of it. `momentOf` gives the moment of each line, by its index,
 * where the lines were not registered at the same one. `publicUrl` is that of the portal; empty when unknown.
 */
export async function registerLines(
  transaction: Transaction<Tables>,
  registrar: Registrar,
  { model, lines, publicUrl }: Pick<RegistrationCall, 'model' | 'lines'> & { publicUrl: string },
  now: Date,
  momentOf: (line: number) => Date = () => now,
): Promise<LinesReply> {
  const { prefix } = registrar;
  const owner = await findModel(transaction, prefix, model);
  if (owner === undefined) return modelUnknown(model);
  const wellFormed = readLines(identifierDraft(prefix), lines);
  const single = withoutRepeats(wellFormed.read);
  const results = await registerRead(transaction, registrar, owner, single.read, {
    call: 'registerIdentifiers',
    now,
    momentOf,
    publicUrl,
  });
  const refused = [...wellFormed.refused, ...single.refused];
  const receipt = receiptOf([
    // Without being asked to, no facts are changed.
    ...results.flatMap((line) => (line.outcome === 'changed' ? [] : [{ ...line, outcome: line.outcome }])),
    ...refused.map((line): RegisteredLine => ({ ...line, outcome: 'refused' })),
  ]);
  return { data: receipt };
}
