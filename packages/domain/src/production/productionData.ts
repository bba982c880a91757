import * as z from 'zod/mini';
import { trendPoint } from '../charts/trendPoint.ts';
import { abnormalType } from './abnormalType.ts';

const amount = z.number().check(z.nonnegative());
const trend = z.array(trendPoint);

/** Part of the energy that a unit took in a range: `label` says of what; kWh, in all and for one product made. */
export const energyPeriod = z.object({ label: z.string(), total: amount, totalPerProduct: amount, trend });
export type EnergyPeriod = z.infer<typeof energyPeriod>;
const energyPeriods = z.array(energyPeriod);

/** The energy of one unit (a position or a group of machines), for each time range. */
export const energyUnit = z.object({
  unitName: z.string(),
  days: energyPeriods,
  weeks: energyPeriods,
  months: energyPeriods,
  quarters: energyPeriods,
  custom: energyPeriods,
});
export type EnergyUnit = z.infer<typeof energyUnit>;

/** The energy of a production line. */
export const energyData = z.object({ units: z.array(energyUnit) });
export type EnergyData = z.infer<typeof energyData>;

/** The minutes that one position worked in the requested range. */
export const processingPosition = z.object({
  positionCode: z.string(),
  positionName: z.string(),
  timeTotal: amount,
  trend,
});
export type ProcessingPosition = z.infer<typeof processingPosition>;

/** The minutes that a production line worked: in all, and for one product made. */
export const processingData = z.object({
  timeTotal: amount,
  productTime: amount,
  positions: z.array(processingPosition),
});
export type ProcessingData = z.infer<typeof processingData>;

/** The stops of one kind in a range: minutes and number on the whole line, minutes at the position, and the minutes' trend. */
export const abnormalPeriod = z.object({
  abnormalType,
  timeTotal: amount,
  numTotal: amount,
  positionTimeTotal: amount,
  trend,
});
export type AbnormalPeriod = z.infer<typeof abnormalPeriod>;
const abnormalPeriods = z.array(abnormalPeriod);

/** The stops at one position, for each time range. */
export const abnormalPosition = z.object({
  positionName: z.string(),
  days: abnormalPeriods,
  weeks: abnormalPeriods,
  months: abnormalPeriods,
  quarters: abnormalPeriods,
  custom: abnormalPeriods,
});
export type AbnormalPosition = z.infer<typeof abnormalPosition>;

/** The stops of a production line. */
export const abnormalData = z.object({ positions: z.array(abnormalPosition) });
export type AbnormalData = z.infer<typeof abnormalData>;
