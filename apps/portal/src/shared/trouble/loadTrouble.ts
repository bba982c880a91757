import type { ComponentType } from 'react';

/** Loads the components for failures and late responses. */
export const loadTrouble = () => import('./Trouble.tsx');

type Trouble = Awaited<ReturnType<typeof loadTrouble>>;

/** One of these components, as `lazy` takes it; `instead` where it fails to load too. */
export function partOfTrouble<Props>(
  pick: (parts: Trouble) => ComponentType<Props>,
  instead: ComponentType<Props>,
): () => Promise<{ default: ComponentType<Props> }> {
  return () =>
    loadTrouble().then(
      (parts) => ({ default: pick(parts) }),
      () => ({ default: instead }),
    );
}
