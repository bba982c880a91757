import type { ComponentType } from 'react';

/** Fetches what is shown when something goes wrong or takes long. */
export const loadTrouble = () => import('./Trouble.tsx');

type Trouble = Awaited<ReturnType<typeof loadTrouble>>;

/** One component of it, as `lazy` takes it; `instead` where it cannot be fetched either. */
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
