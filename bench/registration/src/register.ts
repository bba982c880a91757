import { contract, createClient, type Endpoint } from '@lima-id/api';
import { sampleBatch, sampleModel } from '../../../apps/gateway/testing/registration/sampleModel.ts';
import { batch, eventsPerObject, linesOfFilling, model, objectCount, token } from './settings.ts';

/** A line of `registerIdentifiers`. */
export interface Line {
  code: string;
  batch: string;
  state: 'active';
  facts: Record<string, string>;
  pictures: string[];
}

export function lineOf(code: string): Line {
  return { code, batch, state: 'active', facts: { waybill: `SF-${code}` }, pictures: [] };
}

/** Codes of the objects of a kind. */
export function codesOf(kind: 'plain' | 'eventful'): string[] {
  return Array.from({ length: objectCount }, (_, index) => `${kind}-${String(index).padStart(7, '0')}`);
}

/** Makes calls that have to succeed. */
export function callerAt(origin: string, withToken: string = token) {
  const client = createClient({ origin, token: withToken });
  return async <Request, Reply, Failure>(
    endpoint: Endpoint<Request, Reply, Failure>,
    request: NoInfer<Request>,
  ): Promise<Reply> => {
    const result = await client.call(endpoint, request);
    if (result.success) return result.data;
    throw new Error(`${endpoint.name}: ${result.message}`);
  };
}

function inCalls<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / linesOfFilling) }, (_, call) =>
    items.slice(call * linesOfFilling, (call + 1) * linesOfFilling),
  );
}

export type Caller = ReturnType<typeof callerAt>;

/**
 * Registers a model, and a batch with two scenes: the traceability that its objects open with and that shows their events, and facts.
 * Resolves with the scene of the facts.
 */
export async function registerBatch(call: Caller): Promise<string> {
  await call(contract.saveProductModel, sampleModel(model));
  await call(contract.saveBatch, sampleBatch(model, batch));
  const scene = { version: 0, model, batch, sceneConfId: null, icon: '' } as const;
  const facts = Array.from({ length: 20 }, (_, index) => {
    const waybill = { dataType: 'String', label: `参数 ${index}`, value: '承运单 {waybill}', trace: false };
    return { ...waybill, dataId: `fact-${index}`, traceIdentifier: '' };
  });
  const { sceneConfId } = await call(contract.saveScene, {
    ...scene,
    templateCode: 'management',
    name: '产品管理',
    position: 0,
    elements: facts,
  });
  await call(contract.saveScene, {
    ...scene,
    templateCode: 'traceability',
    name: '产品追溯',
    position: 1,
    elements: [],
  });
  return sceneConfId;
}

/** Registers objects of a kind, without events. */
export async function registerObjects(call: Caller, kind: 'plain' | 'eventful'): Promise<void> {
  for (const codes of inCalls(codesOf(kind))) {
    const { added } = await call(contract.registerIdentifiers, {
      model,
      lines: codes.map(lineOf),
      allOrNothing: false,
    });
    if (added !== codes.length) throw new Error(`${added} of ${codes.length} identifiers were added.`);
  }
}

/** Reports the events of the objects that have some. */
export async function reportEvents(call: Caller): Promise<void> {
  const events = codesOf('eventful').flatMap((code) =>
    Array.from({ length: eventsPerObject }, (_, index) => ({
      code,
      eventId: `${code}-${index}`,
      happenedAt: new Date(Date.UTC(2026, 4, 6) + index * 3_600_000).toISOString(),
      kind: 'inspected',
      place: '总装车间',
      text: '水平校准通过。',
    })),
  );
  for (const report of inCalls(events)) {
    const { added } = await call(contract.appendEvents, { events: report });
    if (added !== report.length) throw new Error(`${added} of ${report.length} events were added.`);
  }
}
