import { assetMessages } from '../messages/asset.ts';
import { addMonths, daysBetween } from './assetDay.ts';
import { type AssetDays, assetState } from './assetLife.ts';
import type { AssetRecord } from './assetRecord.ts';
import type { AssetNotice } from './serviceLife.ts';

type InspectedAsset = AssetDays & Pick<AssetRecord, 'inspectionMonths' | 'inspectedOn'>;

/** The next inspection of an asset. */
export interface InspectionDue {
  /** The last day on which it is in time. */
  dueOn: string;
  /** Days overdue; 0 while it is in time. */
  daysOver: number;
  /** How often, in words: 每季度点检. */
  interval: string;
}

/** The interval of inspections in words. */
export function inspectionInterval(months: number): string {
  const { named, every } = assetMessages.inspection;
  return named[months] ?? every(months);
}

/**
 * When an asset is to be inspected next, counted from its last inspection, or from its installation when that was later. Null when
 * none are planned and while it is not in use. Source: docs/rules/asset.md.
 */
export function inspectionDue(asset: InspectedAsset, today: string): InspectionDue | null {
  const { inspectionMonths, inspectedOn, installedOn } = asset;
  if (inspectionMonths === null || installedOn === null || assetState(asset, today) !== 'inUse') return null;
  const last = inspectedOn !== null && inspectedOn > installedOn ? inspectedOn : installedOn;
  const dueOn = addMonths(last, inspectionMonths);
  return { dueOn, daysOver: Math.max(0, daysBetween(dueOn, today)), interval: inspectionInterval(inspectionMonths) };
}

/** The notice to the keeper about an overdue inspection; null while it is in time. */
export function inspectionNotice(asset: InspectedAsset, today: string): AssetNotice | null {
  const due = inspectionDue(asset, today);
  return due === null || due.daysOver === 0
    ? null
    : { tone: 'warning', ...assetMessages.inspection.overdue(due.dueOn, due.daysOver, due.interval) };
}
