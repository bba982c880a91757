import type { DemoScene } from './demoData.ts';
import { factTable } from './elements.ts';
import type { ProductKind } from './productKinds.ts';
import { builtInScene } from './sceneSubject.ts';

/** What a machine reports of an item that is in order. */
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

/**
 * What a machine of a kind lets check from afar: everything is in order, but for what `reported` says of some items. A report may hold
 * a place that each unit fills.
 */
export function remoteOperations(
  { series }: Pick<ProductKind, 'series'>,
  reported: Readonly<Record<string, string>> = {},
): DemoScene {
  const items = series === 'GT' ? treadmillItems : otherItems;
  return builtInScene('7', items.length, [
    factTable(
      'remote-checks',
      '远程检测',
      items.map((item) => ({
        name: item,
        facts: [
          ['检测项', item],
          ['结果', reported[item] ?? inOrder],
        ] as const,
      })),
    ),
  ]);
}
