import type { Insertable } from 'kysely';
import type { AssetTables } from '../src/schema/tables/assetTables.ts';
import { addDays } from './chinaTime.ts';
import { demoIdentifiers } from './demoIdentifiers.ts';
import { installedDay, oldWalkers } from './oldWalkers.ts';
import { dayMover } from './showcase.ts';
import { treadmillParts } from './treadmillParts.ts';

/** A demo asset with its repairs. */
export interface DemoAsset {
  asset: Insertable<AssetTables['asset']>;
  repairs: Omit<Insertable<AssetTables['asset_repair']>, 'asset_id'>[];
}

/** The enterprise that owns the demo's asset book. */
const ownerPrefix = '88.118.001';

const never = { overhaul_from: null, overhaul_until: null, suspended_on: null, scrapped_on: null };

function treadmill(today: string): DemoAsset {
  const day = dayMover(today);
  const installed = day('2026-05-12');
  const inspected = addDays(today, -34);
  return {
    asset: {
      ...never,
      owner_prefix: ownerPrefix,
      asset_number: 'ZC-RD-0231',
      identifier: demoIdentifiers.treadmill,
      name: 'GT-6 商用智能跑步机',
      model: 'GT-6 Pro',
      picture: '/illustrations/treadmill.svg',
      maker: '山东泰岳健身科技有限公司',
      supplier: '山东泰岳健身科技有限公司',
      original_value_fen: 2_680_000,
      department: '德州一区',
      keeper: '周敏',
      place: '燃点健身（人民路店）・ 有氧区 03 位',
      warranty_until: '2029-05-11',
      depreciation: 'straightLine',
      depreciation_years: 8,
      outdoor: false,
      design_life_years: 8,
      overhaul_years: 4,
      inspection_months: 3,
      bought_on: day('2026-04-20'),
      delivered_on: day('2026-05-06'),
      installed_on: installed,
      installer: '李振',
      inspected_on: inspected > installed ? inspected : null,
      parts: JSON.stringify(
        treadmillParts.map(({ name, suffix }) => ({ name, identifier: `${ownerPrefix}/${suffix}` })),
      ),
    },
    repairs: [
      {
        code: 'WX-2026-000318',
        symptom: '跑带偏移',
        treatment: '待到场',
        reported_on: addDays(today, -1),
        minutes: null,
        state: 'working',
      },
      {
        code: 'WX-2026-000207',
        symptom: '触控屏无响应',
        treatment: '更换排线',
        reported_on: day('2026-05-14'),
        minutes: 450,
        state: 'done',
      },
      {
        code: 'WX-2026-000131',
        symptom: '水平校准',
        treatment: '四角调平',
        reported_on: installed,
        minutes: 72,
        state: 'done',
      },
    ],
  };
}

function walker(
  today: string,
  old: (typeof oldWalkers)[keyof typeof oldWalkers],
  own: { number: string; place: string; inspectedDaysAgo: number },
): DemoAsset['asset'] {
  const installed = installedDay(old, today);
  return {
    ...never,
    owner_prefix: ownerPrefix,
    asset_number: own.number,
    identifier: `88.118.012/${old.suffix}`,
    name: '双人漫步机',
    model: 'OW-2',
    picture: '/illustrations/outdoor-walker.svg',
    maker: '宁津绿道户外健身设施有限公司',
    supplier: '宁津绿道户外健身设施有限公司',
    original_value_fen: 368_000,
    department: '厂区工会',
    keeper: '王敏',
    place: own.place,
    warranty_until: addDays(installed, 3 * 365),
    depreciation: 'straightLine',
    depreciation_years: 8,
    outdoor: true,
    design_life_years: 10,
    overhaul_years: null,
    inspection_months: 1,
    bought_on: addDays(installed, -25),
    delivered_on: addDays(installed, -12),
    installed_on: installed,
    installer: '高磊',
    inspected_on: addDays(today, -own.inspectedDaysAgo),
    parts: JSON.stringify([]),
  };
}

/** The demo's asset book on a day: the showcase treadmill, a walker near the end of its eight years, and one past it. */
export function demoAssets(today: string): DemoAsset[] {
  return [
    treadmill(today),
    {
      asset: walker(today, oldWalkers.ending, {
        number: 'ZC-HW-0017',
        place: '厂区健身路径 ・ 02 位',
        inspectedDaysAgo: 12,
      }),
      repairs: [
        {
          code: 'WX-2025-000642',
          symptom: '踏板轴承异响',
          treatment: '更换轴承',
          reported_on: addDays(today, -210),
          minutes: 90,
          state: 'done',
        },
      ],
    },
    {
      asset: walker(today, oldWalkers.expired, {
        number: 'ZC-HW-0009',
        place: '厂区健身路径 ・ 05 位',
        inspectedDaysAgo: 52,
      }),
      repairs: [],
    },
  ];
}

/** The day before the showcase treadmill's first run, and its running times, which repeat every six days. */
export const demoRuns = {
  identifier: demoIdentifiers.treadmill,
  before: '2026-05-12',
  days: [
    { minutes: 312, metres: 38_800 },
    { minutes: 468, metres: 58_200 },
    { minutes: 504, metres: 62_700 },
    { minutes: 366, metres: 45_600 },
    { minutes: 558, metres: 69_400 },
    { minutes: 348, metres: 43_300 },
  ],
} as const;
