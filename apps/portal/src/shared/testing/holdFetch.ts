import { vi } from 'vitest';

/** Replaces `fetch`, until globals are restored, by one whose answer the test gives when it likes. */
export function holdFetch() {
  let give: ((response: Response) => void) | undefined;
  const fetched = vi.fn<typeof fetch>(
    () =>
      new Promise((resolve) => {
        give = resolve;
      }),
  );
  vi.stubGlobal('fetch', fetched);
  return {
    fetched,
    /** Answers the last request; throws without one. */
    answer(response: Response): void {
      if (give === undefined) throw new Error('Nothing was requested.');
      give(response);
    },
  };
}
