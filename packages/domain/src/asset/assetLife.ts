import { addMonths } from './assetDay.ts';
import type { AssetRecord } from './assetRecord.ts';
import { serviceYears } from './serviceLife.ts';

/** The stages of an asset's life, in order, by name. */
export const assetStages = {
  purchased: '采购入账',
  delivered: '出厂交付',
  installed: '安装投用',
  inUse: '在用',
  overhaul: '大修',
  scrapped: '报废',
} as const;
export type AssetStage = keyof typeof assetStages;

/** Names of the states of an asset. */
export const assetStates = {
  ordered: '待交付',
  stored: '待安装',
  inUse: '在用',
  overhaul: '大修中',
  suspended: '已停用',
  scrapped: '已报废',
} as const;
export type AssetState = keyof typeof assetStates;

/** The days that decide the current stage of an asset's life. */
export type AssetDays = Pick<
  AssetRecord,
  | 'boughtOn'
  | 'deliveredOn'
  | 'installedOn'
  | 'overhaulFrom'
  | 'overhaulUntil'
  | 'suspendedOn'
  | 'scrappedOn'
  | 'outdoor'
  | 'designLifeYears'
  | 'overhaulYears'
>;

/** One stage: past, current, ahead, or skipped. */
export interface AssetLifeStep {
  stage: AssetStage;
  status: 'done' | 'current' | 'coming' | 'skipped';
  /** The day on which it was reached; null if it was not, or its day was not recorded. */
  day: string | null;
  /** The day on which it is expected; null if unknown. */
  expectedOn: string | null;
}

function since(day: string | null, today: string): boolean {
  return day !== null && day <= today;
}

/** Whether the asset is away for an overhaul: from the day it left to the day before its return. */
function isAway({ overhaulFrom, overhaulUntil }: AssetDays, today: string): boolean {
  return since(overhaulFrom, today) && !since(overhaulUntil, today);
}

/** The stage an asset is at on a day of China; null before it was bought. Source: docs/rules/asset.md. */
export function currentStage(asset: AssetDays, today: string): AssetStage | null {
  if (since(asset.scrappedOn, today)) return 'scrapped';
  if (isAway(asset, today)) return 'overhaul';
  if (since(asset.installedOn, today) || since(asset.overhaulFrom, today)) return 'inUse';
  if (since(asset.deliveredOn, today)) return 'delivered';
  return since(asset.boughtOn, today) ? 'purchased' : null;
}

/** The state of an asset on a day of China. Source: docs/rules/asset.md. */
export function assetState(asset: AssetDays, today: string): AssetState {
  const stage = currentStage(asset, today);
  if (stage === 'scrapped') return stage;
  if (since(asset.suspendedOn, today)) return 'suspended';
  if (stage === 'overhaul' || stage === 'inUse') return stage;
  return stage === 'delivered' ? 'stored' : 'ordered';
}

/**
 * The life of an asset as it is on a day of China: its six stages in order, at most one of them current. Stages before it are done, whether
 * or not their day was recorded; an overhaul that never happened is skipped. Source: docs/rules/asset.md.
 */
export function assetLife(asset: AssetDays, today: string): AssetLifeStep[] {
  const order = Object.keys(assetStages) as AssetStage[];
  const current = currentStage(asset, today);
  const place = current === null ? -1 : order.indexOf(current);
  const { installedOn } = asset;
  const noted: Record<AssetStage, string | null> = {
    purchased: asset.boughtOn,
    delivered: asset.deliveredOn,
    installed: installedOn,
    inUse: installedOn,
    overhaul: asset.overhaulFrom,
    scrapped: asset.scrappedOn,
  };
  const planned: Partial<Record<AssetStage, number>> = {
    scrapped: serviceYears(asset),
    ...(asset.overhaulYears === null ? {} : { overhaul: asset.overhaulYears }),
  };
  return order.map((stage, index) => {
    const day = noted[stage];
    const elapsed = since(day, today);
    const optional = stage === 'overhaul' && !elapsed;
    const before = optional ? 'skipped' : 'done';
    const status = index === place ? 'current' : index < place ? before : 'coming';
    const years = planned[stage];
    const ahead = status === 'coming' && !elapsed;
    const byPlan = years === undefined || installedOn === null ? null : addMonths(installedOn, 12 * years);
    return {
      stage,
      status: status === 'coming' && elapsed ? 'done' : status,
      day: elapsed ? day : null,
      expectedOn: ahead ? (day ?? byPlan) : null,
    };
  });
}
