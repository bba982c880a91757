import type { StatesChange, StatesReceipt } from '@lima-id/api';
import { changeIdentifier, type IdentifierState, identifierTransitions, messages } from '@lima-id/domain';
import { sql } from 'kysely';
import { noteChanges } from '../enterprise/changeLog.ts';
import type { Registrar } from '../enterprise/registrar.ts';
import { stateCode, stateOfCode } from '../identifier/lookup/stateCodes.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Transactions } from '../schema/store.ts';
import { answerOnce } from './answerOnce.ts';

type Outcome = StatesReceipt['results'][number];

/** The state that an event leads to, whatever it begins from. */
function targetOf(event: StatesChange['event']): IdentifierState | undefined {
  return Object.values(identifierTransitions).find((row) => row[event] !== undefined)?.[event];
}

/**
 * Changes the states of an enterprise's identifiers in one transaction: each as its own state allows. Rows are locked in the order of codes,
 * so that concurrent changes wait for each other.
 */
export async function changeStates(
  store: Transactions,
  clock: Clock,
  registrar: Registrar,
  request: Omit<StatesChange, 'prefix'>,
  key: string | null,
): Promise<Reply<StatesReceipt, null>> {
  const { prefix } = registrar;
  const { event } = request;
  const codes = [...new Set(request.codes)];
  const target = targetOf(event);
  const now = clock.now();
  const repeatable = { call: 'changeIdentifierStates', key, request };
  return await answerOnce<StatesReceipt, null>(store, registrar, repeatable, now, async (transaction) => {
    const rows = await transaction
      .selectFrom('identifier')
      .select(['suffix', 'state'])
      .where('prefix', '=', prefix)
      .where('suffix', '=', sql<string>`any(${codes}::text[])`)
      .orderBy('suffix')
      .forUpdate()
      .execute();
    const stateNow = new Map(rows.map(({ suffix, state }) => [suffix, stateOfCode(state)]));
    const outcomes = codes.map((code): Outcome => {
      const state = stateNow.get(code);
      if (state === undefined) return { code, outcome: 'refused', state: null, message: messages.lookup.notFound };
      if (state === target) return { code, outcome: 'unchanged', state, message: '' };
      const change = changeIdentifier(state, event);
      return change.ok
        ? { code, outcome: 'changed', state: change.state, message: '' }
        : { code, outcome: 'refused', state, message: change.message };
    });
    const changed = outcomes.filter(({ outcome }) => outcome === 'changed');
    if (changed.length > 0 && target !== undefined) {
      await transaction
        .updateTable('identifier')
        .set({ state: stateCode(target), state_since: now })
        .where('prefix', '=', prefix)
        .where('suffix', '=', sql<string>`any(${changed.map(({ code }) => code)}::text[])`)
        .execute();
    }
    const changes = changed.map(({ code, state }) => ({
      call: 'changeIdentifierStates',
      subject: `identifier ${code}`,
      before: { state: stateNow.get(code) },
      after: { state },
    }));
    await noteChanges(transaction, registrar, now, changes);
    const count = (outcome: Outcome['outcome']) => outcomes.filter((one) => one.outcome === outcome).length;
    const data = {
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
      results: outcomes,
    };
    return { data };
  });
}
