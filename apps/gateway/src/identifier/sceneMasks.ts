import { type Audience, type Element, type FieldMask, maskElements, type ObjectElement } from '@lima-id/domain';
import { hasPlaces } from './places.ts';

type Half = Pick<FieldMask, 'dataId' | 'audience'>;

/**
 * The masks that a scene needs beside its own: what is filled with an object's own facts later cannot be half shown now, so a partial
 * mask on the way to it hides it.
 */
function hidingFilled(elements: readonly Element[], masks: readonly FieldMask[]): FieldMask[] {
  const halves = masks.filter(({ kind }) => kind === 'partial');
  const at = (dataId: string): Half[] => halves.filter((mask) => mask.dataId === dataId);
  const hide = (dataId: string, from: readonly Half[]): FieldMask[] =>
    from.map(({ audience }) => ({ dataId, audience, kind: 'hidden' }));

  function inGroup({ dataId, value }: ObjectElement, above: readonly Half[]): FieldMask[] {
    const here = [...above, ...at(dataId)];
    return value.flatMap((fact) => (hasPlaces(fact.value) ? hide(fact.dataId, [...here, ...at(fact.dataId)]) : []));
  }

  return elements.flatMap((element) => {
    switch (element.dataType) {
      case 'String':
        return hasPlaces(element.value) ? hide(element.dataId, at(element.dataId)) : [];
      case 'Object':
        return inGroup(element, []);
      case 'Array':
        return element.value.flatMap((row) => inGroup(row, at(element.dataId)));
      case 'TraceDetails':
        return element.value.some(({ place, text }) => hasPlaces(place) || hasPlaces(text))
          ? hide(element.dataId, at(element.dataId))
          : [];
      default:
        return [];
    }
  });
}

/** What a reader sees of a scene's kept data, places of objects' own facts not yet filled. */
export function maskScene(elements: readonly Element[], masks: readonly FieldMask[], reader: Audience): Element[] {
  return maskElements(elements, masks.length === 0 ? masks : [...masks, ...hidingFilled(elements, masks)], reader);
}
