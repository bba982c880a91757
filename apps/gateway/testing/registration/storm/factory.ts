import { contract } from '@lima-id/api';
import { createRandom } from '../../../demo/random.ts';
import { type Answered, type Asked, retryCall } from '../../order/storm/retryCall.ts';

/** What was acknowledged to a factory. */
export interface FactoryReceipt {
  /** Codes of each answer. */
  reserved: string[][];
  registered: string[];
  /** Their ids. */
  events: string[];
}

export interface FactoryParts {
  asked: Asked;
  /** Token of its enterprise's systems. */
  token: string;
  receipt: FactoryReceipt;
}

/** What codes of the storm are registered under. */
export const stormModel = 'STORM';
export const stormBatch = 'B1';

/** The data of an answer; throws for a refusal. */
export function dataOf<Reply>(answer: Answered<Reply>): Reply {
  if (answer.success) return answer.data;
  throw new Error(`A factory was refused: ${answer.status} ${answer.message}`);
}

/** Saves what codes of the storm are registered under. Repeating it changes nothing. */
export async function prepareFactory({ asked, token }: Pick<FactoryParts, 'asked' | 'token'>): Promise<void> {
  const product = {
    version: 0,
    code: stormModel,
    name: '型号',
    description: '',
    pictures: [],
    industryCode: null,
    reminderLine: null,
    warrantyMonths: null,
    places: [],
    state: 'active' as const,
  };
  dataOf(await retryCall(asked, token, contract.saveProductModel, product));
  const produced = { version: 0, model: stormModel, number: stormBatch, producedDay: '2026-05-02' };
  dataOf(await retryCall(asked, token, contract.saveBatch, produced));
}

/** A factory that reserves codes, registers them and reports an event of each, until it is stopped; begun rounds are finished. */
export async function produce(parts: FactoryParts, seed: number, isEnough: () => boolean): Promise<void> {
  const { asked, token, receipt } = parts;
  const random = createRandom(seed);
  for (let round = 0; !isEnough(); round += 1) {
    // Without an answer the same request is sent again with the same key.
    const options = { idempotencyKey: `factory-${seed}-${round}` };
    const reservation = { pattern: 'ST-{serial:8}', count: random.between(1, 8) };
    const { codes } = dataOf(await retryCall(asked, token, contract.reserveCodes, reservation, options));
    receipt.reserved.push(codes);
    const lines = codes.map((code) => ({ code, batch: stormBatch, state: 'active', facts: {}, pictures: [] }));
    const register = { model: stormModel, lines, allOrNothing: random.between(0, 1) === 1 };
    const { added, refused } = dataOf(await retryCall(asked, token, contract.registerIdentifiers, register, options));
    if (added !== codes.length) throw new Error(`${added} of ${codes.length} codes were added, ${refused} refused.`);
    receipt.registered.push(...codes);
    const events = codes.map((code) => ({
      code,
      eventId: `event:${code}`,
      happenedAt: '2026-05-12T09:20:00+08:00',
      kind: 'packed',
    }));
    // Without a key: the ids of the events alone keep them from being stored twice.
    const reported = dataOf(await retryCall(asked, token, contract.appendEvents, { events }));
    if (reported.refused > 0) throw new Error(`${reported.refused} events were refused.`);
    receipt.events.push(...events.map(({ eventId }) => eventId));
  }
}
