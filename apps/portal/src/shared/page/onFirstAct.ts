const acts = ['pointerdown', 'keydown'] as const;

/** Calls back once, when the visitor first presses anything; returns how to stop waiting for it. */
export function onFirstAct(call: () => void): () => void {
  const stop = () => {
    for (const act of acts) window.removeEventListener(act, first);
  };
  function first() {
    stop();
    call();
  }
  for (const act of acts) window.addEventListener(act, first);
  return stop;
}
