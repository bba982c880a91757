import { remoteAdviceLabels } from '@lima-id/domain';
import type { DemoScene } from './demoData.ts';
import { type Fact, factTable } from './elements.ts';
import type { ProductKind } from './productKinds.ts';
import { builtInScene } from './sceneSubject.ts';

/** Report of an item that is OK. */
export const inOrder = 'OK';

const treadmillItems = [
  '电源与接地',
  '主电机温度',
  '跑带张力',
  '扬升电机',
  '速度传感器',
  '心率模块',
  '急停开关',
  '控制器固件',
  '触控屏通信',
  '网络连接',
  '润滑周期',
  '制动响应',
] as const;
const otherItems = ['电源与接地', '主控通信', '驱动温度', '急停回路', '传感器', '控制器固件', '网络连接'] as const;

/** Report of an item, with the maker's advice. May contain placeholders filled per unit. */
export interface ItemReport {
  result: string;
  advice: readonly Fact[];
}

/** The facts by which a row tells what was measured of it and what to do about it. */
export function itemAdvice(
  texts: Partial<Record<Exclude<keyof typeof remoteAdviceLabels, 'step'>, string>>,
  steps: readonly string[],
): Fact[] {
  const entries = Object.entries(texts) as [Exclude<keyof typeof remoteAdviceLabels, 'step'>, string][];
  return [
    ...entries.map(([name, text]): Fact => [remoteAdviceLabels[name], text]),
    ...steps.map((step, index): Fact => [`${remoteAdviceLabels.step} ${index + 1}`, step]),
  ];
}

/** Remote checks of a kind of machine: all OK except the items in `reported`. */
export function remoteOperations(
  { series }: Pick<ProductKind, 'series'>,
  reported: Readonly<Record<string, ItemReport>> = {},
): DemoScene {
  const items = series === 'GT' ? treadmillItems : otherItems;
  return builtInScene('remoteOperations', [
    factTable(
      'remote-checks',
      '远程检测',
      items.map((item) => ({
        name: item,
        facts: [
          ['检测项', item],
          ...(reported[item]?.advice ?? []),
          ['结果', reported[item]?.result ?? inOrder],
        ] satisfies Fact[],
      })),
    ),
  ]);
}
