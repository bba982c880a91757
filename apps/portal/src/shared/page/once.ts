/** Loads something once, and again after a failure; the promise is the same until then. */
export function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let kept: Promise<Loaded> | undefined;
  return () => {
    if (kept !== undefined) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => {
      kept = undefined;
    });
    return loading;
  };
}
