import type { Element } from '../identifier/element.ts';
import type { ObjectElement } from '../identifier/elementParts.ts';

type Part = Pick<Element, 'dataId' | 'label'>;

function partsOf(group: ObjectElement): Part[] {
  return [group, ...group.value];
}

/** The blocks, rows and facts of a scene, which masks name. */
export function maskableParts(elements: readonly Element[]): Part[] {
  return elements.flatMap((element): Part[] => {
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
