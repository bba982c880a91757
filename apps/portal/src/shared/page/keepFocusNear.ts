// Not what the arrow keys alone reach: a tab is selected by its focus.
const controls = ':is(a[href], button:not(:disabled), summary, [tabindex]):not([tabindex="-1"])';

const fields =
  ':is(input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled)):not([tabindex="-1"])';

/** Where the search for the next control ends: the reader knows where he is in a part of the page. */
const parts = 'section, article, nav, aside, form, fieldset, [role="region"]';

/** Milliseconds in which a page that changes, or a dialog that closes, may focus something itself. */
const settleMs = 50;

/** Whether the browser shows the focus of a control, as after a press of a key; Safari before 15.4 does not say. */
function isFocusShown(element: Element): boolean {
  try {
    return element.matches(controls) && element.matches(':focus-visible');
  } catch {
    return false;
  }
}

/** Focuses a part of the page, so that keyboard and screen reader continue there. */
function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/** The parts of `main` around a place, from the nearest on. */
function partsAround({ startContainer }: Range, main: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  let part = startContainer instanceof HTMLElement ? startContainer : startContainer.parentElement;
  for (; part !== null && part !== main && main.contains(part); part = part.parentElement) around.push(part);
  return around;
}

/** Focuses what follows a place in the smallest part around it, or what precedes, or that part itself. */
function focusNear(place: Range, main: HTMLElement, focusable: string): void {
  for (const part of partsAround(place, main)) {
    const all = [...part.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.checkVisibility?.() !== false);
    const next = all.find((one) => place.comparePoint(one, 0) > 0) ?? all[all.length - 1];
    if (next !== undefined) return next.focus({ preventScroll: true });
    if (part.matches(parts)) return focusPart(part);
  }
  main.focus({ preventScroll: true });
}

/**
 * Keeps the focus when what had it in `main` is removed, as a button that is gone once pressed: the focus moves to what stood next to it,
 * without scrolling, unless the page has focused something else. Returns a function that stops it.
 */
export function keepFocusNear(main: HTMLElement): () => void {
  let focused: Element | null = null;
  let focusable = controls;
  // Browsers move it along while what is around it changes.
  const place = document.createRange();
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected) return;
    forget();
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.activeElement === null || document.activeElement === document.body)
        focusNear(place, main, focusable);
    }, settleMs);
  });

  function forget(): void {
    focused = null;
    observer.disconnect();
  }

  function note({ target }: FocusEvent): void {
    if (!(target instanceof Element) || target === main) return forget();
    focused = target;
    // A field would open the keyboard of a phone, and show its ring after a press of a mouse.
    focusable = isFocusShown(target) ? `${controls}, ${fields}` : controls;
    place.selectNode(target);
    observer.observe(main, { childList: true, subtree: true });
  }

  function leave(): void {
    // Chromium reports it while the element is being removed, and every browser when the window loses the focus.
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement !== focused) forget();
    });
  }

  main.addEventListener('focusin', note, { signal: stop.signal });
  main.addEventListener('focusout', leave, { signal: stop.signal });
  return () => {
    stop.abort();
    forget();
    clearTimeout(timer);
  };
}
