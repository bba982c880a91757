import { traceabilityScene } from './batchScenes.ts';
import { chinaMoment } from './chinaTime.ts';
import type { DemoScene } from './demoData.ts';
import { type Fact, factElements, factTable } from './elements.ts';
import { addOldWalkers } from './oldWalkers.ts';
import type { BatchSubject } from './sceneSubject.ts';
import { addUnits, at, type Showcase, scenesOfModel } from './showcase.ts';

/** The walkers of a public fitness path, with a custom scene of the enterprise. */
export function addWalkerShowcase(showcase: Showcase): void {
  const { draft, prefix, records, subject } = showcase;
  const producedDay = showcase.day('2025-09-16');
  const unit = `${prefix}/OW-2025-003310`;
  const batch: BatchSubject = {
    ...subject,
    batchCode: 'B20250912-02',
    producedDay,
    buyer: { city: '宁津', name: '康宁湖公园健身路径' },
    waybill: 'WL-0921-0457',
    records: {
      inspection: records.add('inspection', 'QC-2025-008814', unit, producedDay),
      frame: records.add('frame', 'FR-2025-004126', unit, showcase.day('2025-09-12')),
    },
  };
  const patrol: DemoScene = {
    templateCode: 'custom',
    name: '巡检档案',
    icon: 'document',
    elements: [
      factTable(
        'patrol',
        '巡检记录',
        (['2026-04-10', '2026-03-11', '2026-02-12'] as const).map((day, index) => ({
          name: `第 ${7 - index} 次巡检`,
          facts: [
            ['巡检时间', at(showcase, day, '09:30')],
            ['巡检员', '王敏'],
            ['检查项', '地脚螺栓、轴承、限位、警示牌'],
            ['结论', '正常'],
          ] satisfies Fact[],
        })),
      ),
      ...factElements('patrol-owner', [['管护单位', '宁津县全民健身服务中心']]),
    ],
  };
  const modelId = draft.addModel(
    {
      enterprise_prefix: prefix,
      name: subject.modelName,
      describes: subject.kind.describes,
      images: ['/illustrations/outdoor-walker.svg'],
    },
    scenesOfModel(subject, ['management', 'smartSafety', 'equipmentRepair']),
  );
  const batchId = draft.addBatch(
    { model_id: modelId, code: batch.batchCode, produced_on: chinaMoment(producedDay, '00:00') },
    [traceabilityScene(batch), patrol],
  );
  addUnits(
    showcase,
    { batchId, series: 'OW', first: 3_291, last: 3_330, day: '2025-09-12', minute: 8 * 60 },
    () => null,
  );
  addOldWalkers(showcase, modelId);
}
