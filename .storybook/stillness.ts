// What goes away or changes by itself, and how each stands still in pictures: a picture must not depend on how long a story took.

/** Parameters of a story about its pictures. */
export interface PictureParameters {
  /** The story is about a toast that its play holds open: it stays in the picture. */
  toasts?: boolean;
}

function styled(textContent: string): HTMLStyleElement {
  const style = Object.assign(document.createElement('style'), { textContent });
  document.head.append(style);
  return style;
}

styled(`
  /* Timestamps differ in every run. */
  [data-now] { visibility: hidden !important; }
  /* Native video controls are drawn by the browser: their font depends on the machine, and a spinner appears now and then. */
  video::-webkit-media-controls { display: none !important; }
`);

/** Takes out of the page what is gone a moment later; returns how to put it back. */
export function standStill({ toasts = false }: PictureParameters): () => void {
  // A toast expires after three seconds, within which a slow machine may take a picture or not.
  const hidden = toasts ? null : styled('[data-toasts] { display: none !important; }');
  return () => hidden?.remove();
}
