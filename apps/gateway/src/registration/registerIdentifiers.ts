import type { RegistrationCall, RegistrationReceipt } from '@lima-id/api';
import { registrationMessages } from '@lima-id/domain';
import type { Registrar } from '../enterprise/registrar.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Transactions } from '../schema/store.ts';
import { answerOnce } from './answerOnce.ts';
import type { ModelParts } from './models.ts';
import { registerLines } from './registerLines.ts';

type RegisterReply = Reply<RegistrationReceipt, RegistrationReceipt>;

/**
 * Registers identifiers of a model in one transaction. Each line is answered with what became of it; with `allOrNothing`, one refused line
 * leaves everything as it was (422).
 */
export async function registerIdentifiers(
  { store, clock, publicUrl }: Omit<ModelParts, 'store'> & { store: Transactions },
  registrar: Registrar,
  call: Omit<RegistrationCall, 'prefix'>,
  key: string | null,
): Promise<RegisterReply> {
  const now = clock.now();
  const repeatable = { call: 'registerIdentifiers', key, request: call };
  return await answerOnce<RegistrationReceipt, RegistrationReceipt>(
    store,
    registrar,
    repeatable,
    now,
    async (transaction) => {
      const reply = await registerLines(transaction, registrar, { ...call, publicUrl }, now);
      if ('failure' in reply || !call.allOrNothing || reply.data.refused === 0) return reply;
      const undone = reply.data.results.filter(({ outcome }) => outcome === 'refused');
      const data = { added: 0, unchanged: 0, refused: undone.length, results: undone };
      return { failure: { status: 422, message: registrationMessages.line.nothing(undone.length), data } };
    },
  );
}
