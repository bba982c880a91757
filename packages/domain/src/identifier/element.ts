import * as z from 'zod/mini';
import { monitoringData } from '../monitoring/monitoringData.ts';
import { abnormalData, energyData, processingData } from '../production/productionData.ts';
import { arrayElement, objectElement, stringElement, traceDetailsElement, verifyElement } from './elementParts.ts';

/** The energy of the production line that made the object. */
export const energyElement = z.object({
  dataId: z.string(),
  dataType: z.literal('Energy'),
  label: z.string(),
  value: energyData,
});
export type EnergyElement = z.infer<typeof energyElement>;

/** The stops of the production line that made the object. */
export const abnormalElement = z.object({
  dataId: z.string(),
  dataType: z.literal('Abnormal'),
  label: z.string(),
  value: abnormalData,
});
export type AbnormalElement = z.infer<typeof abnormalElement>;

/** The minutes that the production line that made the object worked. */
export const processingElement = z.object({
  dataId: z.string(),
  dataType: z.literal('Processing'),
  label: z.string(),
  value: processingData,
});
export type ProcessingElement = z.infer<typeof processingElement>;

/** What the object reported of itself. */
export const monitoringElement = z.object({
  dataId: z.string(),
  dataType: z.literal('Monitoring'),
  label: z.string(),
  value: monitoringData,
});
export type MonitoringElement = z.infer<typeof monitoringElement>;

/** A data block of a scene. */
export const element = z.discriminatedUnion('dataType', [
  stringElement,
  objectElement,
  arrayElement,
  traceDetailsElement,
  verifyElement,
  energyElement,
  abnormalElement,
  processingElement,
  monitoringElement,
]);
export type Element = z.infer<typeof element>;
