import type { RecallDraft } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import { keepRecall } from '../src/recall/publishRecall.ts';
import type { Tables } from '../src/schema/tables.ts';
import { addDays, chinaMoment } from './chinaTime.ts';
import type { DemoIdentifiers } from './demoData.ts';

/** A demo recall: its enterprise, publication time, and content. */
export interface DemoRecall {
  prefix: string;
  publishedAt: Date;
  draft: RecallDraft;
}

/** Age in days of the recall of a whole model, relative to today, since it is no showcase. */
const modelRecallAge = 12;

/** One recall per kind of scope: batches by days, a whole model, and listed machines. */
export function buildRecalls(
  models: DemoIdentifiers['models'],
  day: (showcaseDay: string) => string,
  today: string,
): DemoRecall[] {
  const nameOf = (prefix: string, kind: string) =>
    models.find(({ enterprise_prefix, name }) => enterprise_prefix === prefix && name.endsWith(kind))?.name ?? '';
  return [
    {
      prefix: '88.118.036',
      publishedAt: chinaMoment(day('2026-04-02'), '09:30'),
      draft: {
        number: 'RC-2026-0402-SB3',
        hazard: '骑行中曲柄可能脱落，造成骑行者跌落受伤',
        reason: '曲柄紧固件扭矩不足，长时间高强度骑行可能松动',
        remedy: '免费上门更换曲柄组件，约 40 分钟',
        phone: '400-000-0336',
        scopeWords: 'SB-3 系列 2025 年 8-9 月生产，共 1,126 台',
        scopes: [
          {
            kind: 'days',
            model: nameOf('88.118.036', '竞速动感单车'),
            first: day('2025-08-01'),
            last: day('2025-09-30'),
          },
        ],
      },
    },
    {
      prefix: '88.118.007',
      publishedAt: chinaMoment(addDays(today, -modelRecallAge), '10:00'),
      draft: {
        number: 'RC-STEP-CHAIN',
        hazard: '踏板可能突然下沉，造成使用者失去平衡',
        reason: '传动链条接头铆接强度不足',
        remedy: '停止使用，免费更换传动链条并复检，约 90 分钟',
        phone: '400-000-0007',
        scopeWords: '该型号楼梯机的全部批次',
        scopes: [{ kind: 'model', model: nameOf('88.118.007', '商用楼梯机') }],
      },
    },
    {
      prefix: '88.118.001',
      publishedAt: chinaMoment(day('2026-05-16'), '14:20'),
      draft: {
        number: 'RC-2026-0516-GT6',
        hazard: '急停开关可能失灵，紧急情况下跑带不能停止',
        reason: '急停开关触点镀层不合格，共用同一来料批的两台器材受影响',
        remedy: '停止使用，免费上门更换急停开关，约 30 分钟',
        phone: '400-000-0001',
        scopeWords: '清单所列的 2 台跑步机',
        scopes: [{ kind: 'identifiers', identifiers: ['88.118.001/GT-2026-000131', '88.118.001/GT-2026-000132'] }],
      },
    },
  ];
}

/** Publishes the recalls as their enterprises would. Throws when a scope does not match the enterprise's data. */
export async function insertRecalls(transaction: Transaction<Tables>, recalls: readonly DemoRecall[]): Promise<void> {
  for (const { prefix, publishedAt, draft } of recalls) {
    const kept = await keepRecall(transaction, prefix, draft, publishedAt);
    if (!kept.ok) throw new Error(kept.message);
  }
}
