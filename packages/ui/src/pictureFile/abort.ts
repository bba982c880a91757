/** Why a signal was aborted; the browser's own error in browsers whose signals do not say. */
export function abortReason(signal: AbortSignal): unknown {
  return signal.reason ?? new DOMException('The operation was aborted.', 'AbortError');
}

/** Throws the reason once a signal is aborted. */
export function endIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw abortReason(signal);
}
