import { abnormalElement, energyElement, monitoringElement, processingElement } from '@lima-id/domain';
import * as z from 'zod/mini';
import { elementNames, plainWireElements, wireRecordOf } from './identifier.ts';
import { wireAbnormalData, wireEnergyData, wireProcessingData } from './production.ts';
import { renamed } from './rename.ts';

/** A data block of a scene, production figures and readings included. */
export const wireElement = z.discriminatedUnion('dataType', [
  ...plainWireElements,
  renamed(energyElement, elementNames, { value: wireEnergyData }),
  renamed(abnormalElement, elementNames, { value: wireAbnormalData }),
  renamed(processingElement, elementNames, { value: wireProcessingData }),
  renamed(monitoringElement, elementNames),
]);

/** The reply to a lookup. */
export const wireIdentifierRecord = wireRecordOf(z.array(wireElement));
