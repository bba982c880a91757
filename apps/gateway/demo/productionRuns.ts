import { clearRecallScene, logisticsScene, supplyChainScene, traceabilityScene } from './batchScenes.ts';
import { addDays, chinaMoment, daysBetween, timeOfDay } from './chinaTime.ts';
import type { DemoScene } from './demoData.ts';
import type { Draft } from './draft.ts';
import type { DemoEnterprise } from './enterprises.ts';
import { modelScenes } from './modelScenes.ts';
import { type ProcessStep, processSteps } from './processes.ts';
import { type KindKey, productKinds } from './productKinds.ts';
import type { Random } from './random.ts';
import { type RecordKey, recordKinds } from './recordKinds.ts';
import type { RecordBook } from './records.ts';
import type { BatchSubject, ModelSubject } from './sceneSubject.ts';

/** Context of generated production. */
interface Production {
  draft: Draft;
  random: Random;
  records: RecordBook;
  enterprise: DemoEnterprise;
  /** First day on which the enterprise has its prefix. */
  since: string;
  today: string;
}

/** A batch without its number of units, which is determined once all batches are known. */
export interface OpenRun {
  addUnit(): void;
}

const buyers = [
  { city: '济南', name: '动能工场（泉城路店）' },
  { city: '北京', name: '跃界健身（望京店）' },
  { city: '上海', name: '江岸运动中心' },
  { city: '杭州', name: '西溪健身会馆' },
  { city: '成都', name: '锦城体育馆' },
  { city: '武汉', name: '两江健身（光谷店）' },
  { city: '西安', name: '长安全民健身中心' },
  { city: '沈阳', name: '北站体育公园' },
] as const;

const batchesPerModel = 2;
/** Minimum age in days of the newest batch, so that its delivery is in the past. */
const newestBatchAge = 20;
const oldestBatchAge = 640;

/** Phone number printed by a maker: `400-000-0` and the last three digits of its prefix. */
export function afterSalesPhone(prefix: string): string {
  return `400-000-0${prefix.slice(-3)}`;
}

/** Maker and model in scenes. */
export function modelSubject(enterprise: DemoEnterprise, kindKey: KindKey, number: string): ModelSubject {
  const kind = productKinds[kindKey];
  const modelNumber = `${kind.series}-${number}`;
  return {
    kind,
    modelNumber,
    modelName: `${modelNumber} ${kind.name}`,
    enterpriseName: enterprise.name,
    shortName: enterprise.shortName,
    place: enterprise.place,
    phone: afterSalesPhone(enterprise.prefix),
  };
}

function batchScenesOf(batch: BatchSubject): DemoScene[] {
  return batch.kind.scenes.flatMap((code) => {
    if (code === 'traceability') return traceabilityScene(batch);
    if (code === 'supplyChain') return supplyChainScene(batch);
    if (code === 'recall') return clearRecallScene(batch);
    return code === 'logistics' ? logisticsScene(batch) : [];
  });
}

function openRun(production: Production, modelId: number, subject: ModelSubject): OpenRun {
  const { draft, random, records, enterprise, since, today } = production;
  const { prefix } = enterprise;
  const { kind } = subject;
  const steps = processSteps(kind.process);
  const firstStep = Math.min(...steps.map((step) => step.day));
  // A day after the prefix, which is assigned later in the day than codes are registered.
  const oldest = Math.min(oldestBatchAge, daysBetween(since, today) - 1 + firstStep);
  const producedDay = addDays(today, -random.between(newestBatchAge, Math.max(newestBatchAge, oldest)));
  const codedDay = addDays(producedDay, Math.max(firstStep, -4));
  const year = codedDay.slice(0, 4);
  const firstSuffix = draft.nextSuffix(prefix, kind.series, year);
  const unit = `${prefix}/${firstSuffix}`;
  const linked = steps.filter((step): step is ProcessStep & { link: RecordKey } => step.link !== undefined);
  const batch: BatchSubject = {
    ...subject,
    batchCode: `B${codedDay.replaceAll('-', '')}-0${random.between(1, 4)}`,
    producedDay,
    buyer: random.pick(buyers),
    waybill: `WL-${producedDay.slice(5).replace('-', '')}-${random.between(1000, 9999)}`,
    records: Object.fromEntries(
      linked.map(({ link, day }) => {
        const recordDay = addDays(producedDay, day);
        const suffix = draft.nextSuffix(prefix, recordKinds[link].series, recordDay.slice(0, 4));
        return [link, records.add(link, suffix, unit, recordDay)];
      }),
    ),
  };
  const batchId = draft.addBatch(
    { model_id: modelId, code: batch.batchCode, produced_on: chinaMoment(producedDay, '00:00') },
    batchScenesOf(batch),
  );
  let count = 0;
  const start = 8 * 60 + random.between(0, 40);
  const add = (suffix: string) => {
    const registered_at = chinaMoment(codedDay, timeOfDay(start + count));
    draft.addIdentifier({ registered_at, batch_id: batchId, prefix, suffix, facts: null });
    count += 1;
  };
  add(firstSuffix);
  return { addUnit: () => add(draft.nextSuffix(prefix, kind.series, year)) };
}

/** Adds an enterprise's models with their batches, initially of one unit. */
export function addModels(production: Production): OpenRun[] {
  const { draft, random, enterprise } = production;
  return enterprise.kinds.flatMap((kindKey) => {
    const kind = productKinds[kindKey];
    const subject = modelSubject(enterprise, kindKey, random.pick(kind.numbers));
    const modelId = draft.addModel(
      {
        enterprise_prefix: enterprise.prefix,
        name: subject.modelName,
        describes: kind.describes,
        images: kind.picture === null ? [] : [`/illustrations/${kind.picture}.svg`],
      },
      kind.scenes.flatMap((code) => modelScenes[code]?.(subject) ?? []),
    );
    return Array.from({ length: batchesPerModel }, () => openRun(production, modelId, subject));
  });
}
