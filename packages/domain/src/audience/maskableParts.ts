import type { Element } from '../identifier/element.ts';
import type { ObjectElement } from '../identifier/elementParts.ts';

function partsOf(group: ObjectElement): Element[] {
  return [group, ...group.value];
}

/** The blocks, rows and facts of a scene, which masks name. */
export function maskableParts(elements: readonly Element[]): Element[] {
  return elements.flatMap((element): Element[] => {
    switch (element.dataType) {
      case 'Object':
        return partsOf(element);
      case 'Array':
        return [element, ...element.value.flatMap(partsOf)];
      default:
        return [element];
    }
  });
}
