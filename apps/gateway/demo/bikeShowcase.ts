import { recallProgressLabel } from '@lima-id/domain';
import { logisticsScene, supplyChainScene, traceabilityScene } from './batchScenes.ts';
import { chinaMoment } from './chinaTime.ts';
import type { DemoScene } from './demoData.ts';
import { type Fact, factTable } from './elements.ts';
import { type BatchSubject, builtInScene } from './sceneSubject.ts';
import { addUnits, type Showcase, scenesOfModel } from './showcase.ts';

const units = { first: 18_801, last: 18_860 };

/** Recall progress of the machines in the batch; the recall itself is published for the batch. */
function recallProgress(showcase: Showcase): DemoScene {
  const steps = [
    ['列入召回名单', showcase.day('2026-04-02'), '已完成'],
    ['已通知使用方', `${showcase.day('2026-04-06')} 短信`, '已完成'],
    ['预约上门', '待您确认时间', '进行中'],
    ['更换完成', '完成后解除提示', '未开始'],
  ] as const;
  return builtInScene('recall', [
    factTable(
      'recall-progress',
      recallProgressLabel,
      steps.map(([step, time, state]) => ({
        name: step,
        facts: [
          ['步骤', step],
          ['时间', time],
          ['状态', state],
        ] satisfies Fact[],
      })),
    ),
  ]);
}

/** The recalled batch of spinning bikes. */
export function addBikeShowcase(showcase: Showcase): void {
  const { draft, prefix, records, subject } = showcase;
  const producedDay = showcase.day('2025-08-22');
  const unit = `${prefix}/SB-2025-018842`;
  const batch: BatchSubject = {
    ...subject,
    batchCode: 'B20250819-01',
    producedDay,
    buyer: { city: '济南', name: '飞轮骑行馆（历下店）' },
    waybill: 'WL-0825-3021',
    records: {
      inspection: records.add('inspection', 'QC-2025-031170', unit, producedDay),
      motor: records.add('motor', 'MT-2025-009362', unit, showcase.day('2025-08-21')),
      frame: records.add('frame', 'FR-2025-012047', unit, showcase.day('2025-08-18')),
    },
  };
  const modelId = draft.addModel(
    {
      enterprise_prefix: prefix,
      name: subject.modelName,
      describes: '面向团课的竞速动感单车，20 kg 飞轮，皮带传动，48 档磁控阻力，承重 160 kg。',
      images: ['/illustrations/bike.svg'],
    },
    scenesOfModel(subject, ['management', 'antiCounterfeit', 'smartSafety', 'runningMonitoring', 'equipmentRepair']),
  );
  const batchId = draft.addBatch(
    { model_id: modelId, code: batch.batchCode, produced_on: chinaMoment(producedDay, '00:00') },
    [traceabilityScene(batch), supplyChainScene(batch), recallProgress(showcase), logisticsScene(batch)],
  );
  addUnits(showcase, { batchId, series: 'SB', ...units, day: '2025-08-18', minute: 8 * 60 }, () => null);
}
