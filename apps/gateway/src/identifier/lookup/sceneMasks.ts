import { type Audience, type Element, type FieldMask, maskElements, type ObjectElement } from '@lima-id/domain';
import { hasPlaceholders } from './placeholders.ts';

type Half = Pick<FieldMask, 'dataId' | 'audience'>;

/** Masks added for placeholders: a value that is filled in later cannot be masked partially, so a partial mask on an ancestor hides it. */
function hidingFilled(elements: readonly Element[], masks: readonly FieldMask[]): FieldMask[] {
  const halves = masks.filter(({ kind }) => kind === 'partial');
  const at = (dataId: string): Half[] => halves.filter((mask) => mask.dataId === dataId);
  const hide = (dataId: string, from: readonly Half[]): FieldMask[] =>
    from.map(({ audience }) => ({ dataId, audience, kind: 'hidden' }));

  function inGroup({ dataId, value }: ObjectElement, above: readonly Half[]): FieldMask[] {
    const here = [...above, ...at(dataId)];
    return value.flatMap((fact) =>
      hasPlaceholders(fact.value) ? hide(fact.dataId, [...here, ...at(fact.dataId)]) : [],
    );
  }

  return elements.flatMap((element) => {
    switch (element.dataType) {
      case 'String':
        return hasPlaceholders(element.value) ? hide(element.dataId, at(element.dataId)) : [];
      case 'Object':
        return inGroup(element, []);
      case 'Array':
        return element.value.flatMap((row) => inGroup(row, at(element.dataId)));
      case 'TraceDetails':
        return element.value.some(({ place, text }) => hasPlaceholders(place) || hasPlaceholders(text))
          ? hide(element.dataId, at(element.dataId))
          : [];
      default:
        return [];
    }
  });
}

/** A scene's stored data as a reader sees it, with unfilled placeholders. */
export function maskScene(elements: readonly Element[], masks: readonly FieldMask[], reader: Audience): Element[] {
  return maskElements(elements, masks.length === 0 ? masks : [...masks, ...hidingFilled(elements, masks)], reader);
}
