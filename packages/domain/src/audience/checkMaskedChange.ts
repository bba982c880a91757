import type { Element } from '../identifier/element.ts';
import { managementMessages as messages } from '../messages/management.ts';
import { maskableParts } from './maskableParts.ts';
import { type Audience, audiences, type FieldMask, maskElements } from './maskElements.ts';

function labelsById(elements: readonly Element[]): ReadonlyMap<string, string> {
  return new Map(maskableParts(elements).map(({ dataId, label }) => [dataId, label]));
}

/** The ids of named blocks, rows and facts, and of everything in them. */
function idsWithin(elements: readonly Element[], named: ReadonlySet<string>): string[] {
  return elements.flatMap((element) => {
    if (named.has(element.dataId)) return maskableParts([element]).map(({ dataId }) => dataId);
    return element.dataType === 'Object' || element.dataType === 'Array' ? idsWithin(element.value, named) : [];
  });
}

/**
 * Why a reader would see what masks hid: a field has left the group or table whose mask hid it, or the first list of steps, among which the
 * events of objects are shown, is another one. Null when neither has happened.
 */
function refuseOpened(
  before: readonly Element[],
  after: readonly Element[],
  masks: readonly FieldMask[],
  reader: Audience,
): string | null {
  // What no mask concerns is kept by masking, the same object.
  const seenOf = (elements: readonly Element[]) => new Set(maskableParts(maskElements(elements, masks, reader)));
  const [known, seen] = [seenOf(before), seenOf(after)];
  const hidden = maskableParts(before).filter((part) => !known.has(part));
  const labels = new Map(hidden.map(({ dataId, label }) => [dataId, label]));
  const opened = maskableParts(after).find((part) => seen.has(part) && labels.get(part.dataId) === part.label);
  if (opened !== undefined) return messages.maskedOpened(opened.label, opened.dataId);
  const isSteps = ({ dataType }: Element) => dataType === 'TraceDetails';
  const [first, next] = [before.find(isSteps), after.find(isSteps)];
  if (first === undefined || next === undefined || known.has(first) || !seen.has(next)) return null;
  // A list that is deleted was named.
  const isKept = after.some(({ dataId }) => dataId === first.dataId);
  return isKept ? messages.maskedBehind(first.label, next.label) : null;
}

/**
 * Why a scene with field masks cannot change its data, in Chinese: a masked id is missing that is not among `deleted`, nor in one of them; the
 * label of a masked field now stands under another id, where everybody would read what was masked; a field has left the group or table whose
 * mask hid it; or another list of steps stands before a masked first one. Null when it can. Otherwise the order of the data does not matter.
 * Fields of the same label cannot be told apart when their ids are exchanged, such as those of two rows of a table, nor can rows without a label
 * and fields whose id and label both change: an id has to stay with its field. Source: docs/rules/audience.md.
 */
export function checkMaskedChange(
  before: readonly Element[],
  after: readonly Element[],
  masks: readonly FieldMask[],
  deleted: readonly string[] = [],
): string | null {
  const former = labelsById(before);
  const labels = labelsById(after);
  const deletedIds = new Set(idsWithin(before, new Set(deleted)));
  for (const { dataId } of masks) {
    const current = labels.get(dataId);
    if (current === undefined && !deletedIds.has(dataId)) return messages.maskedMissing(dataId);
    const label = former.get(dataId) ?? '';
    if (current === undefined || label === '' || current === label) continue;
    const [moved] = [...labels].find(([id, other]) => other === label && former.get(id) !== label) ?? [];
    if (moved !== undefined) return messages.maskedMoved(label, dataId, moved);
  }
  for (const reader of audiences) {
    const opened = refuseOpened(before, after, masks, reader);
    if (opened !== null) return opened;
  }
  return null;
}
