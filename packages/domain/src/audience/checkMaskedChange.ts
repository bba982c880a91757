import type { Element } from '../identifier/element.ts';
import { managementMessages as messages } from '../messages/management.ts';
import { maskableParts } from './maskableParts.ts';
import type { FieldMask } from './maskElements.ts';

function labelsById(elements: readonly Element[]): ReadonlyMap<string, string> {
  return new Map(maskableParts(elements).map(({ dataId, label }) => [dataId, label]));
}

/**
 * Why a scene with field masks cannot change its data, in Chinese: a mask would match nothing, or the label of its field now stands under
 * another id, where everybody would read what was masked. Null when it can. The order of the data does not matter. Fields of the same label
 * cannot be told apart when their ids are exchanged, such as those of two rows of a table, nor can rows without a label and fields whose id
 * and label both change: an id has to stay with its field. Source: docs/rules/audience.md.
 */
export function checkMaskedChange(
  before: readonly Element[],
  after: readonly Element[],
  masks: readonly FieldMask[],
): string | null {
  const former = labelsById(before);
  const labels = labelsById(after);
  for (const { dataId } of masks) {
    if (!labels.has(dataId)) return messages.maskedMissing(dataId);
    const label = former.get(dataId) ?? '';
    if (label === '' || labels.get(dataId) === label) continue;
    const [moved] = [...labels].find(([id, other]) => other === label && former.get(id) !== label) ?? [];
    if (moved !== undefined) return messages.maskedMoved(label, dataId, moved);
  }
  return null;
}
