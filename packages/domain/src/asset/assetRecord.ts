import * as z from 'zod/mini';
import { fen } from '../money/fen.ts';
import { wholeNumber } from '../money/wholeNumber.ts';
import { assetDay } from './assetDay.ts';

/** How the original value is written off, by name. */
export const depreciationMethods = {
  straightLine: '直线法',
  unitsOfProduction: '工作量法',
  decliningBalance: '双倍余额递减法',
  sumOfYears: '年数总和法',
} as const;

const depreciationMethod = z.enum(['straightLine', 'unitsOfProduction', 'decliningBalance', 'sumOfYears']);
export type DepreciationMethod = z.infer<typeof depreciationMethod>;

/** Names of the states of a repair. */
export const assetRepairStates = { waiting: '待受理', working: '处理中', done: '已完成' } as const;

/** One repair of an asset. */
export const assetRepair = z.object({
  /** Number of the repair: `WX-2026-000318`. */
  code: z.string(),
  symptom: z.string(),
  /** What was or will be done. */
  treatment: z.string(),
  /** The day on which it was reported. */
  day: assetDay,
  /** Minutes that it took; null before its end. */
  minutes: z.nullable(wholeNumber(0)),
  state: z.enum(['waiting', 'working', 'done']),
});
export type AssetRepair = z.infer<typeof assetRepair>;

const runAmount = wholeNumber(0);

/** How much an asset ran: in total, and on each of the last days, oldest first, including days without use. */
export const assetRun = z.object({
  minutes: runAmount,
  /** Null for machines that cover no distance. */
  metres: z.nullable(runAmount),
  days: z.array(z.object({ day: assetDay, minutes: runAmount })),
});
export type AssetRun = z.infer<typeof assetRun>;

const years = wholeNumber(1);
const day = z.nullable(assetDay);

/** A device in the asset book of the enterprise that owns it. Days are China's. */
export const assetRecord = z.object({
  /** The owner's own number: `ZC-RD-0231`. */
  assetNumber: z.string(),
  /** The code on the device. */
  identifier: z.string(),
  name: z.string(),
  model: z.string(),
  /** Address of its picture; empty without one. */
  picture: z.string(),
  maker: z.string(),
  supplier: z.string(),
  originalValueFen: fen,
  department: z.string(),
  /** Who is responsible for it. */
  keeper: z.string(),
  /** Its location. */
  place: z.string(),
  warrantyUntil: day,
  depreciation: depreciationMethod,
  depreciationYears: years,
  /** Outdoor fitness equipment: its service life is limited by law, whatever its maker says. */
  outdoor: z.boolean(),
  /** Years from installation for which its maker made it. */
  designLifeYears: years,
  /** Years from installation after which its maker wants it overhauled; null for never. */
  overhaulYears: z.nullable(years),
  /** Months between two inspections; null when none are planned. */
  inspectionMonths: z.nullable(years),
  boughtOn: assetDay,
  deliveredOn: day,
  installedOn: day,
  /** Who installed it; empty when unknown. */
  installer: z.string(),
  /** The last inspection. */
  inspectedOn: day,
  /** The last overhaul: the day the device left for it and the day it returned. */
  overhaulFrom: day,
  overhaulUntil: day,
  /** The day since which it is out of use. */
  suspendedOn: day,
  scrappedOn: day,
  /** Parts with a code of their own. */
  parts: z.array(z.object({ name: z.string(), identifier: z.string() })),
  /** The newest first. */
  repairs: z.array(assetRepair),
  run: assetRun,
});
export type AssetRecord = z.infer<typeof assetRecord>;
