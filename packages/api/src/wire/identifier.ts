import {
  arrayElement,
  companyDetails,
  type Element,
  identifierRecord,
  objectElement,
  scene,
  stringElement,
  traceDetailsElement,
  verifyElement,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import { completing, eachOf } from './completing.ts';
import { renamed } from './rename.ts';
import { wireSceneTemplate } from './sceneTemplate.ts';
import { wireTraceEntry } from './traceEntry.ts';

/** Wire names of every level of an element. */
export const elementNames = { label: 'lableName', value: 'lableValue' } as const;

const wireStringElement = renamed(stringElement, elementNames);
const wireObjectElement = renamed(objectElement, elementNames, { value: z.array(wireStringElement) });
const wireArrayElement = renamed(arrayElement, elementNames, { value: z.array(wireObjectElement) });
const wireTraceDetailsElement = renamed(traceDetailsElement, elementNames, { value: z.array(wireTraceEntry) });
const wireVerifyElement = renamed(verifyElement, elementNames);
/** The data blocks that every scene may have: each level has `lableName` and `lableValue` on the wire. */
export const plainWireElements = [
  wireStringElement,
  wireObjectElement,
  wireArrayElement,
  wireTraceDetailsElement,
  wireVerifyElement,
] as const;

/** The enterprise behind an identifier: `indentifierPrefix` on the wire. */
export const wireCompanyDetails = renamed(companyDetails, { identifierPrefix: 'indentifierPrefix' });

const wireScene = renamed(scene, {}, { templateCode: wireSceneTemplate });

/** The reply to a lookup, with the elements decoded by a given codec. */
export function wireRecordOf<Elements extends z.ZodMiniType<Element[], unknown>>(elements: Elements) {
  return renamed(identifierRecord, {}, { scenes: z.array(wireScene), elements, companyDetails: wireCompanyDetails });
}

const plainElements = [stringElement, objectElement, arrayElement, traceDetailsElement, verifyElement];
const plainKinds: ReadonlySet<unknown> = new Set(plainElements.flatMap(({ shape }) => shape.dataType.def.values));

const plainElement = z.discriminatedUnion('dataType', plainWireElements);

/** The reply to a lookup, without production figures. */
export const plainWireRecord = wireRecordOf(
  z.codec(z.array(z.custom<z.input<typeof plainElement>>()), z.array(plainElement), {
    decode: (elements) => elements.filter((one) => plainKinds.has(Object(one).dataType)),
    encode: (elements) => elements,
  }),
);

/** Completes a record of another gateway, which may have no more about the object and its scenes than what identifies them. */
export const adaptRecord = completing(
  { describes: '', registerTime: '', suspendTime: '', recall: null, sceneConfId: '' },
  { scenes: eachOf(completing({ count: 0, dataSource: '', updateTime: '' })) },
);
