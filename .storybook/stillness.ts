// What goes away or changes by itself, and how each stands still in pictures: a picture must not depend on how long a story took.

/** Parameters of a story about its pictures. */
export interface PictureParameters {
  /** The story is about a toast that its play holds open: it stays in the picture. */
  toasts?: boolean;
  /** The story's clocks stand at a time of its own: what they show stays in the picture. */
  clocks?: boolean;
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

/** A toast expires after three seconds, within which a slow machine may take a picture or not. */
const toasts = '[data-toasts] { display: none !important; }';

/** A countdown and the seconds until another code may be sent show a later second on a slower machine. */
const clocks = `
  [data-state='running'] [role='timer'] { visibility: hidden !important; }
  [data-state='countdown'] > button { color: transparent !important; }
`;

/** The footer and the menu over a page come later than the page, and have stories of their own. */
const frame = 'main ~ * { visibility: hidden !important; }';

/** Takes out of the page what is different or gone a moment later, and the frame around its `main`; returns how to put it back. */
export function standStill(kept: PictureParameters, hasFrame: boolean): () => void {
  const rules = [kept.toasts ? '' : toasts, kept.clocks ? '' : clocks, hasFrame ? '' : frame];
  const hidden = styled(rules.join(''));
  return () => hidden.remove();
}

const cut = 'data-cut';
styled(`html[${cut}] { overflow: hidden !important; }`);

/** Keeps a page that is cut off at the bottom from scrolling: else what is fixed there is missing in some captures of Chromium. */
export function cutPage(): void {
  document.documentElement.setAttribute(cut, '');
}

export function uncutPage(): void {
  document.documentElement.removeAttribute(cut);
}
