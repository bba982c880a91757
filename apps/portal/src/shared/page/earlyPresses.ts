/** Parameters of `keepEarlyPresses`, which is inlined into the document without the rest of its module. */
export interface EarlyPressTerms {
  /** Attribute of the button whose press waits. */
  mark: string;
  /** Attribute of the element with the id `root` once React listens there. */
  listening: string;
  /** Time in ms after which a press is forgotten: an answer would only surprise. */
  mostMs: number;
  /** Time in ms between two tries. */
  pauseMs: number;
}

export const earlyPressTerms: EarlyPressTerms = {
  mark: 'data-early-press',
  listening: 'data-listening',
  mostMs: 20_000,
  pauseMs: 50,
};

/** How a button looks while its press waits. */
export const earlyPressStyles = `[${earlyPressTerms.mark}]{cursor:progress;opacity:.6}`;

/** Says that React listens on the root: what it stops from now on waits for the code of its part alone. */
export function startListening(root: Element): void {
  root.setAttribute(earlyPressTerms.listening, '');
}

/**
 * Keeps the last press of a button that nothing answers yet, and repeats it until it is answered. Before its scripts have come a prerendered
 * page can be read, its links lead on and its fields take text, but its buttons would do nothing, on a slow phone for seconds; nor would those
 * of a part whose code comes later. Links, and forms that the browser sends itself, are left to it.
 *
 * A press is answered once React lets it through to its button: where it cannot hydrate the part at once, it stops the event on the root.
 *
 * Written into the document as a script (scripts/earlyPresses.ts): it uses nothing of its module.
 */
export function keepEarlyPresses({ mark, listening, mostMs, pauseMs }: EarlyPressTerms): void {
  let waiting: HTMLButtonElement | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const isListening = () => document.getElementById('root')?.hasAttribute(listening) === true;

  function forget(): void {
    clearInterval(timer);
    waiting?.removeAttribute(mark);
    waiting = null;
  }

  function keep(button: HTMLButtonElement): void {
    const until = performance.now() + mostMs;
    waiting = button;
    button.setAttribute(mark, '');
    timer = setInterval(() => {
      if (!button.isConnected || performance.now() > until) return forget();
      if (!isListening()) return;
      // Tabs are chosen by the press of the mouse, before the click.
      for (const type of ['mousedown', 'mouseup'])
        button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      button.click();
    }, pauseMs);
  }

  function press(event: Event): void {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    // What is pressed next counts instead.
    if (button !== waiting) forget();
    if (button === null || (button.type === 'submit' && button.form !== null && button.form.method !== 'dialog'))
      return;
    let isAnswered = false;
    const reach = () => {
      isAnswered = isListening();
      if (isAnswered) forget();
    };
    button.addEventListener('click', reach, { once: true });
    setTimeout(() => {
      button.removeEventListener('click', reach);
      // What was prevented was answered by somebody else.
      if (!isAnswered && !event.defaultPrevented && waiting === null) keep(button);
    });
  }

  window.addEventListener('click', press, true);
}
