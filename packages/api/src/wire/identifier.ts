import {
  abnormalElement,
  arrayElement,
  companyDetails,
  energyElement,
  identifierRecord,
  objectElement,
  processingElement,
  stringElement,
  traceDetailsElement,
  verifyElement,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { wireAbnormalData, wireEnergyData, wireProcessingData } from './production.ts';
import { renamed } from './rename.ts';

const elementNames = { label: 'lableName', value: 'lableValue' } as const;

const wireStringElement = renamed(stringElement, elementNames);
const wireObjectElement = renamed(objectElement, elementNames, { value: z.array(wireStringElement) });
const wireArrayElement = renamed(arrayElement, elementNames, { value: z.array(wireObjectElement) });
const wireTraceDetailsElement = renamed(traceDetailsElement, elementNames);
const wireVerifyElement = renamed(verifyElement, elementNames);
const wireEnergyElement = renamed(energyElement, elementNames, { value: wireEnergyData });
const wireAbnormalElement = renamed(abnormalElement, elementNames, { value: wireAbnormalData });
const wireProcessingElement = renamed(processingElement, elementNames, { value: wireProcessingData });

/** A data block of a scene: every level says `lableName` and `lableValue` on the wire. */
export const wireElement = z.discriminatedUnion('dataType', [
  wireStringElement,
  wireObjectElement,
  wireArrayElement,
  wireTraceDetailsElement,
  wireVerifyElement,
  wireEnergyElement,
  wireAbnormalElement,
  wireProcessingElement,
]);

/** The enterprise behind an identifier: `indentifierPrefix` on the wire. */
export const wireCompanyDetails = renamed(companyDetails, { identifierPrefix: 'indentifierPrefix' });

/** What a lookup answers. */
export const wireIdentifierRecord = renamed(
  identifierRecord,
  {},
  { elements: z.array(wireElement), companyDetails: wireCompanyDetails },
);
