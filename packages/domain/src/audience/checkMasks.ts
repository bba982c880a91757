import * as z from 'zod/mini';
import type { Element } from '../identifier/element.ts';
import { managementMessages as messages } from '../messages/management.ts';
import { sceneMasksMax } from './limits.ts';
import { maskableParts } from './maskableParts.ts';
import { type FieldMask, fieldMask } from './maskElements.ts';

/** The masks of a scene. */
export const fieldMasks = z
  .array(fieldMask, { error: messages.masks })
  .check(z.maxLength(sceneMasksMax, { error: messages.tooManyMasks }));

/**
 * Why masks do not fit the data of a scene, in Chinese: one names nothing in it, or two concern the same field and audience. Null when they
 * fit. Of the masks that the scene has, `kept`, one may name a field that was deleted. Source: docs/rules/audience.md.
 */
export function checkMasks(
  elements: readonly Element[],
  masks: readonly FieldMask[],
  kept: readonly FieldMask[] = [],
): string | null {
  const known = new Set([...maskableParts(elements), ...kept].map(({ dataId }) => dataId));
  const seen = new Set<string>();
  for (const { dataId, audience } of masks) {
    if (!known.has(dataId)) return messages.fieldUnknown(dataId);
    const key = `${audience} ${dataId}`;
    if (seen.has(key)) return messages.fieldRepeated(dataId);
    seen.add(key);
  }
  return null;
}
