import {
  type AxisKind,
  chooseAxis,
  dataOptionNames,
  type Element,
  type ProductionRequest,
  quickRange,
  readChinaTime,
  readCustomRange,
  repairOption,
  type StringElement,
  type TimeRange,
  writeProductionRequest,
} from '@lima-id/domain';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';
import { abnormalOf, energyOf, processingOf } from './lineData.ts';
import { readLineFacts, readLineFigures } from './readLine.ts';

/** Figures of a production scene, or a refusal. */
export type ProductionVerdict = { ok: true; elements: Element[] } | { ok: false; message: string };

/** The first option, today. */
function firstRequest(now: number): ProductionRequest {
  return writeProductionRequest('energy', 'today', quickRange('today', now));
}

/** The whole days of a request; today is one day, whatever the request's end. */
function rangeOf({ quickTime, startTime, endTime }: ProductionRequest) {
  const start = readChinaTime(startTime) ?? Number.NaN;
  const end = quickTime === 'today' ? start : (readChinaTime(endTime) ?? Number.NaN);
  return readCustomRange(start, end);
}

function fact(dataId: string, label: string, value: string): StringElement {
  return { dataId, dataType: 'String', label, value, trace: false, traceIdentifier: '' };
}

/**
 * Creates the reader of an enterprise's figures for the production scene: the requested ones, or the first option of today. Repairs are
 * answered by the caller from the object's own scene.
 */
export function createProductionReader(
  store: Store,
  clock: Clock,
): (enterprisePrefix: string, request: ProductionRequest | undefined) => Promise<ProductionVerdict> {
  async function readFigures(
    prefix: string,
    { dataOption, quickTime }: ProductionRequest,
    range: TimeRange,
    kind: AxisKind,
    products: number,
  ): Promise<Element> {
    const label = dataOptionNames[dataOption];
    switch (dataOption) {
      case 'energy': {
        const figures = await readLineFigures(store, prefix, 'energy', range, kind);
        const value = energyOf(figures, products, quickTime, kind);
        return { dataId: 'production-energy', dataType: 'Energy', label, value };
      }
      case 'abnormal': {
        const figures = await readLineFigures(store, prefix, 'abnormal', range, kind);
        return {
          dataId: 'production-abnormal',
          dataType: 'Abnormal',
          label,
          value: abnormalOf(figures, quickTime, kind),
        };
      }
      case 'processingTime': {
        const figures = await readLineFigures(store, prefix, 'processing', range, kind);
        const value = processingOf(figures, products, kind);
        return { dataId: 'production-processing', dataType: 'Processing', label, value };
      }
      case repairOption:
        throw new Error('Repairs are no figures of a line.');
    }
  }

  return async (prefix, asked) => {
    const request = asked ?? firstRequest(clock.now().getTime());
    const verdict = rangeOf(request);
    if (!verdict.ok) return { ok: false, message: verdict.message };
    const { range } = verdict;
    const { kind } = chooseAxis({ quickTime: request.quickTime, ...range });
    const facts = await readLineFacts(store, prefix, range);
    const figures = await readFigures(prefix, request, range, kind, facts.products);
    return {
      ok: true,
      elements: [
        figures,
        ...(facts.newestTime === null ? [] : [fact('production-updated', '数据更新于', facts.newestTime)]),
        fact('production-source', '数据来源', `企业节点 ${prefix}`),
      ],
    };
  };
}
