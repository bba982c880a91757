import * as z from 'zod/mini';
import type { Element } from '../identifier/element.ts';
import type { ObjectElement } from '../identifier/elementParts.ts';
import { managementMessages as messages } from '../messages/management.ts';
import { sceneMasksMax } from './limits.ts';
import { type FieldMask, fieldMask } from './maskElements.ts';

/** The masks of a scene. */
export const fieldMasks = z
  .array(fieldMask, { error: messages.masks })
  .check(z.maxLength(sceneMasksMax, { error: messages.tooManyMasks }));

function idsOf({ dataId, value }: ObjectElement): string[] {
  return [dataId, ...value.map((fact) => fact.dataId)];
}

function idsIn(element: Element): string[] {
  switch (element.dataType) {
    case 'Object':
      return idsOf(element);
    case 'Array':
      return [element.dataId, ...element.value.flatMap(idsOf)];
    default:
      return [element.dataId];
  }
}

/**
 * Why masks do not fit the data of a scene, in Chinese: one names nothing in it, or two concern the same field and audience. Null when they
 * fit. Source: docs/rules/audience.md.
 */
export function checkMasks(elements: readonly Element[], masks: readonly FieldMask[]): string | null {
  const known = new Set(elements.flatMap(idsIn));
  const seen = new Set<string>();
  for (const { dataId, audience } of masks) {
    if (!known.has(dataId)) return messages.fieldUnknown(dataId);
    const key = `${audience} ${dataId}`;
    if (seen.has(key)) return messages.fieldRepeated(dataId);
    seen.add(key);
  }
  return null;
}
