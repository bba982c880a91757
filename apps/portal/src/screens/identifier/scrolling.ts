/** Distance in pixels from the top of the page to which choosing a scene scrolls, unless that would cover the scene. */
export const sceneScrollTopPx = 550;

/** Distance in pixels that a jump from a scene's table of contents keeps above the section. */
export const tocOffsetPx = 620;

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/**
 * The scroll position of a chosen scene, in pixels from the top of the page. A strip menu sticks above the scene; the menu beside
 * the scene keeps to `sceneScrollTopPx` unless something of the scene would be covered.
 */
export function sceneScrollTop(scenesTop: number, covered: number, strip: boolean): number {
  const free = Math.max(0, Math.ceil(scenesTop - covered));
  return strip ? free : Math.min(sceneScrollTopPx, free);
}

/** The element that holds the menu of scenes and the chosen one. */
export const scenesId = 'scenes';

/** Scrolls the page to the start of the scenes; without animation under reduced motion. */
export function scrollToScene(): void {
  const scenes = document.getElementById(scenesId);
  if (scenes === null) return;
  const top = sceneScrollTop(
    scenes.getBoundingClientRect().top + window.scrollY,
    Number.parseFloat(getComputedStyle(scenes).scrollMarginTop),
    scenes.querySelector('[role="tablist"][aria-orientation="horizontal"]') !== null,
  );
  window.scrollTo({ left: 0, top, behavior: behaviour() });
}

/** Pixels reserved above a section that the visitor jumps to: the sticky parts, and some space. */
const coveredPx = 160;

/**
 * The scroll position of a section, in pixels from the top of the page. Sections are counted from `tocOffsetPx`, where the
 * scene's content begins on a page of usual height; where it begins higher, the section still has to clear what covers the top of
 * the window.
 */
export function sectionScrollTop(sectionTop: number, sceneTop: number): number {
  return Math.max(0, Math.min(tocOffsetPx + sectionTop - sceneTop, sectionTop - coveredPx));
}

/** Scrolls to a section of the scene that `scene` holds, and focuses it. */
export function scrollToSection(section: HTMLElement, scene: HTMLElement): void {
  const sectionTop = section.getBoundingClientRect().top + window.scrollY;
  const sceneTop = scene.getBoundingClientRect().top + window.scrollY;
  window.scrollTo({ left: 0, top: sectionScrollTop(sectionTop, sceneTop), behavior: behaviour() });
  section.focus({ preventScroll: true });
}
