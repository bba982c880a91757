import * as z from 'zod/mini';
import { monitoringMessages } from '../messages/monitoring.ts';

/** The states of a machine: their names, and what a machine is at present. */
export const machineStates = {
  running: { name: '运行', current: '运行中' },
  idle: { name: '待机', current: '待机' },
  fault: { name: '故障停机', current: '故障停机' },
  off: { name: '关机', current: '关机' },
} as const;

/** What a machine does. */
export const machineState = z.enum(['running', 'idle', 'fault', 'off'], monitoringMessages.reading.state);
export type MachineState = z.infer<typeof machineState>;
