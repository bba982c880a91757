import type { FactsChange, FactsReceipt } from '@lima-id/api';
import { identifierDraft } from '@lima-id/domain';
import * as z from 'zod/mini';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Reply } from '../platform/http/mount.ts';
import { answerOnce } from './answerOnce.ts';
import { readLines, withFacts, withoutRepeats } from './lines.ts';
import { findModel, type ModelParts, modelUnknown } from './models.ts';
import { withPictures } from './pictures/withPictures.ts';
import { type FactsResult, replaceFacts } from './replaceFacts.ts';

/** Replaces facts and pictures of identifiers of a model, in one transaction. Each line is answered with what became of it. */
export async function changeFacts(
  { store, clock, publicUrl }: ModelParts,
  registrar: Registrar,
  call: Omit<FactsChange, 'prefix'>,
  key: string | null,
): Promise<Reply<FactsReceipt, null>> {
  const { prefix } = registrar;
  const now = clock.now();
  const schema = z.pick(identifierDraft(prefix), { code: true, facts: true, pictures: true });
  const repeatable = { call: 'changeFacts', key, request: call };
  return await answerOnce<FactsReceipt, null>(store, registrar, repeatable, now, async (transaction) => {
    const owner = await findModel(transaction, prefix, call.model);
    if (owner === undefined) return modelUnknown(call.model);
    const wellFormed = readLines(schema, call.lines);
    const single = withoutRepeats(wellFormed.read);
    const factual = withFacts(single.read, owner.model.places);
    const complete = await withPictures(transaction, prefix, factual.read, { isTrial: false, publicUrl, now });
    const results = await replaceFacts(transaction, registrar, owner.id, complete.read, { call: 'changeFacts', now });
    const refused = [...wellFormed.refused, ...single.refused, ...factual.refused, ...complete.refused];
    const all = [...results, ...refused.map((line): FactsResult => ({ ...line, outcome: 'refused' }))].toSorted(
      (one, other) => one.line - other.line,
    );
    const count = (outcome: FactsResult['outcome']) => all.filter((one) => one.outcome === outcome).length;
    return {
      data: { changed: count('changed'), unchanged: count('unchanged'), refused: count('refused'), results: all },
    };
  });
}
