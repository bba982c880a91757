import { type ComponentType, use } from 'react';
import { markFulfilled } from './fulfilled.ts';
import { once } from './once.ts';

interface PartModule<Props> {
  default: ComponentType<Props>;
}

/** A part of a page whose code is loaded when it is first shown, or before by `load`. */
export type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<unknown> };

/**
 * A part with code of its own. Once `load` has resolved it is rendered at once; `React.lazy` would suspend once more, and an update of the
 * page at that moment would replace what was prerendered by a spinner. A failed `load` is repeated when the part is shown.
 */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>): LazyPart<Props> {
  const fetchOnce = once(() => markFulfilled(load()));
  let shown: Promise<PartModule<Props>> | undefined;

  function Part(props: Props) {
    const { default: View } = use((shown ??= fetchOnce()));
    return <View {...props} />;
  }
  return Object.assign(Part, { load: fetchOnce });
}
