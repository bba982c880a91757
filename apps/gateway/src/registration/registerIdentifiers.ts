import type { RegisteredLine, RegistrationCall, RegistrationReceipt } from '@lima-id/api';
import { identifierDraft, registrationMessages } from '@lima-id/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Reply } from '../platform/http/mount.ts';
import type { Store } from '../schema/store.ts';
import { answerOnce } from './answerOnce.ts';
import { readLines, withoutRepeats } from './lines.ts';
import { findModel, modelUnknown } from './models.ts';
import { registerRead } from './registerRead.ts';
import type { Registrar } from './registrar.ts';

const messages = registrationMessages.line;

function byLine(one: RegisteredLine, other: RegisteredLine): number {
  return one.line - other.line;
}

function receiptOf(lines: RegisteredLine[]): RegistrationReceipt {
  const count = (outcome: RegisteredLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  const [added, unchanged, refused] = [count('added'), count('unchanged'), count('refused')];
  return { added, unchanged, refused, results: lines.toSorted(byLine) };
}

type RegisterReply = Reply<RegistrationReceipt, RegistrationReceipt>;

/**
 * Registers identifiers of a model in one transaction. Each line is answered with what became of it; with `allOrNothing`, one refused line
 * leaves everything as it was (422).
 */
export async function registerIdentifiers(
  store: Store,
  clock: Clock,
  registrar: Registrar,
  call: Omit<RegistrationCall, 'prefix'>,
  key: string | null,
): Promise<RegisterReply> {
  const { prefix } = registrar;
  const { model: modelCode, lines, allOrNothing } = call;
  const now = clock.now();
  const repeatable = { call: 'registerIdentifiers', key, request: call };
  return await answerOnce<RegistrationReceipt, RegistrationReceipt>(
    store,
    registrar,
    repeatable,
    now,
    async (transaction) => {
      const owner = await findModel(transaction, prefix, modelCode);
      if (owner === undefined) return modelUnknown(modelCode);
      const wellFormed = readLines(identifierDraft(prefix), lines);
      const single = withoutRepeats(wellFormed.read);
      const results = await registerRead(transaction, registrar, owner, single.read, {
        call: 'registerIdentifiers',
        now,
      });
      const refused = [...wellFormed.refused, ...single.refused];
      const receipt = receiptOf([
        // Without being asked to, no facts are changed.
        ...results.flatMap((line) => (line.outcome === 'changed' ? [] : [{ ...line, outcome: line.outcome }])),
        ...refused.map((line): RegisteredLine => ({ ...line, outcome: 'refused' })),
      ]);
      if (allOrNothing && receipt.refused > 0) {
        const undone = receipt.results.filter(({ outcome }) => outcome === 'refused');
        const data = { added: 0, unchanged: 0, refused: undone.length, results: undone };
        return { failure: { status: 422, message: messages.nothing(undone.length), data } };
      }
      return { data: receipt };
    },
  );
}
