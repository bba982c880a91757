import * as z from 'zod/mini';
import { repairMessages } from '../messages/repair.ts';

/** The kinds of faults of a machine, by code, in the order of the form. Source: docs/rules/repair.md. */
export const faultKinds = {
  noPower: '无法开机',
  noise: '异响',
  beltDrift: '跑带偏移',
  speed: '速度异常',
  screen: '屏幕故障',
  emergencyStop: '急停异常',
  other: '其他',
} as const;

/** The kind of a fault in the API. */
export const faultKind = z.enum(
  ['noPower', 'noise', 'beltDrift', 'speed', 'screen', 'emergencyStop', 'other'],
  repairMessages.form.kind,
);
export type FaultKind = z.infer<typeof faultKind>;
