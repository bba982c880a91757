import type { Element } from '../identifier/element.ts';

/** Whether an element of a scene, or one inside another at any depth, has this label; spaces around labels do not count. */
export function hasLabel(elements: readonly Element[], label: string): boolean {
  return elements.some(
    (element) =>
      element.label.trim() === label ||
      ((element.dataType === 'Object' || element.dataType === 'Array') && hasLabel(element.value, label)),
  );
}

/**
 * Whether a scene has any content: a fact with a text, at any depth, or a step of a life. Labels without values and the
 * request to verify a phone are none. Source: docs/rules/scenes.md.
 */
export function hasSceneData(elements: readonly Element[]): boolean {
  return elements.some((element) => {
    switch (element.dataType) {
      case 'String':
        return element.value.trim() !== '';
      case 'Object':
      case 'Array':
        return hasSceneData(element.value);
      case 'TraceDetails':
        return element.value.length > 0;
      case 'isVerify':
        return false;
    }
  });
}
