import type { Element } from '../identifier/element.ts';
import type { ArrayElement, ObjectElement, TraceDetailsElement } from '../identifier/elementParts.ts';
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
    return isGroup(element) ? idsWithin(element.value, named) : [];
  });
}

function isGroup(element: Element): element is ObjectElement | ArrayElement {
  return element.dataType === 'Object' || element.dataType === 'Array';
}

function isSteps(element: Element): element is TraceDetailsElement {
  return element.dataType === 'TraceDetails';
}

/** How much a reader sees of a part: nothing, it without some of its text, or it as it is stored. */
type Sight = 0 | 1 | 2;

/**
 * What a reader sees of each part, by its id. A group, a row or a table is seen as it is stored once its label is seen: what is in it are
 * parts too.
 */
function sightsOf(elements: readonly Element[], masks: readonly FieldMask[], reader: Audience): (id: string) => Sight {
  // What no mask concerns is kept by masking, the same object.
  const stored = new Set(maskableParts(elements));
  const seen = maskableParts(maskElements(elements, masks, reader));
  const sights = new Map(seen.map((part): [string, Sight] => [part.dataId, isGroup(part) || stored.has(part) ? 2 : 1]));
  return (id) => sights.get(id) ?? 0;
}

/**
 * How much of each part the masks let a reader see, by its id: of a partially masked one some, also where it cannot be shown in part, so that its
 * text may be written again without placeholders.
 */
function grantsOf(elements: readonly Element[], masks: readonly FieldMask[], reader: Audience): (id: string) => Sight {
  const sight = sightsOf(elements, masks, reader);
  const hiding = masks.filter(({ kind }) => kind === 'hidden');
  const labelSight = sightsOf(elements, hiding, reader);
  return (id) => (labelSight(id) === 0 ? 0 : sight(id) || 1);
}

/** Whether a part is the field that had its id, and not another one under a reused id: by its label, or the text of a fact. */
function isSameField(former: Element, part: Element): boolean {
  if (former.label === part.label) return true;
  return (
    former.dataType === 'String' && part.dataType === 'String' && former.value !== '' && former.value === part.value
  );
}

/** Why a reader would see more of a field than before, in Chinese: it has left the group or table whose mask hid it. Null when none has. */
function refuseOpened(
  before: readonly Element[],
  after: readonly Element[],
  granted: (id: string) => Sight,
  now: (id: string) => Sight,
): string | null {
  const former = new Map(maskableParts(before).map((part) => [part.dataId, part]));
  const opened = maskableParts(after).find((part) => {
    const { dataId } = part;
    const same = former.get(dataId);
    if (same === undefined || !isSameField(same, part)) return false;
    // Of a group the label alone counts, also where it was a fact.
    return isGroup(part) ? granted(dataId) === 0 && now(dataId) > 0 : now(dataId) > granted(dataId);
  });
  return opened === undefined ? null : messages.maskedOpened(opened.label, opened.dataId);
}

/**
 * Why a reader would see more of the events of objects, in Chinese: they are shown in the first list of steps, and without one in a list of
 * their own, which everybody sees. Null when none does, when the list that was the first is deleted, or when it still is the first: then its
 * own texts have changed, below the same masks.
 */
function refuseEvents(
  before: readonly Element[],
  after: readonly Element[],
  formerly: (id: string) => Sight,
  now: (id: string) => Sight,
  deletedIds: ReadonlySet<string>,
): string | null {
  const [first, next] = [before.find(isSteps), after.find(isSteps)];
  if (first === undefined || next?.dataId === first.dataId) return null;
  const sight = next === undefined ? 2 : now(next.dataId);
  if (sight <= formerly(first.dataId)) return null;
  if (next !== undefined && after.some((element) => isSteps(element) && element.dataId === first.dataId))
    return messages.maskedBehind(first.label, next.label);
  // That its masked id is there is checked before.
  return deletedIds.has(first.dataId) ? null : messages.maskedRetyped(first.label, first.dataId);
}

/**
 * Why a scene with field masks cannot change its data, in Chinese: a masked id is missing that is not among `deleted`, nor in one of them; the
 * label of a masked field now stands under another id, where everybody would read what was masked; a field has left the group or table whose
 * mask hid it, for where a reader sees more of it; or a reader sees more of the events of objects, since another list of steps is the first, or
 * another kind of block has its id. Null when it can. Otherwise the order of the data does not matter. What a partial mask hides because of
 * placeholders may be written again without them, and is seen in part then. An id occurs once in a scene, as `checkScene` has it. Fields of the
 * same label cannot be told apart when their ids are exchanged, such as those of two rows of a table, nor can rows without a label and fields whose
 * id and label both change: an id has to stay with its field. Source: docs/rules/audience.md.
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
    const [formerly, now] = [sightsOf(before, masks, reader), sightsOf(after, masks, reader)];
    const granted = grantsOf(before, masks, reader);
    const refused = refuseOpened(before, after, granted, now) ?? refuseEvents(before, after, formerly, now, deletedIds);
    if (refused !== null) return refused;
  }
  return null;
}
