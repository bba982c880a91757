import type { Product } from '@lima-id/domain';
import { useEffect, useState } from 'react';

type KnownApp = typeof import('./knownApp.ts')['knownApp'];

let knownApp: KnownApp | undefined;

/** Loads the code that reads and checks what is known of an app. A page that has the answer does not need it. */
export async function loadKnownApp(): Promise<KnownApp> {
  knownApp ??= (await import('./knownApp.ts')).knownApp;
  return knownApp;
}

/** What is known of an app before the answer comes; null without it, and until the code that reads it is there. */
export function useKnownApp(state: unknown, id: string, isAnswered: boolean): Product | null {
  const [known, setKnown] = useState(() => (isAnswered ? null : (knownApp?.(state, id) ?? null)));
  useEffect(() => {
    if (isAnswered) return;
    let isWanted = true;
    const load = async () => {
      const read = await loadKnownApp();
      if (isWanted) setKnown(read(state, id));
    };
    // Without a connection the page says so itself.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [state, id, isAnswered]);
  return known?.id === id ? known : null;
}
