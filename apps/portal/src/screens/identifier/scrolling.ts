import { contentsScrollTop, sceneScrollTopPx } from '@lima-id/domain';

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/**
 * Where to scroll for a chosen scene, in pixels from the top of the page. In the strip it comes to stand under what sticks above it;
 * the menu beside the scene keeps to `sceneScrollTopPx` as long as nothing of the scene is covered there.
 */
export function sceneScrollTop(scenesTop: number, covered: number, strip: boolean): number {
  const free = Math.max(0, Math.ceil(scenesTop - covered));
  return strip ? free : Math.min(sceneScrollTopPx, free);
}

/** The element that holds the menu of scenes and the chosen one. */
export const scenesId = 'scenes';

/** Scrolls the page to where the scenes begin; at once for visitors who asked for less movement. */
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

/** Pixels kept free above a section when the visitor jumps to it: what stays in view there, and some air. */
const coveredPx = 160;

/**
 * Where to scroll for a section of a scene, in pixels from the top of the page. Sections are counted from `tocOffsetPx`,
 * where the scene's content stands on a page of usual height; where it stands higher, the section still has to come out
 * below what covers the top of the window.
 */
export function sectionScrollTop(sectionTop: number, sceneTop: number): number {
  return Math.max(0, Math.min(contentsScrollTop(sectionTop, sceneTop), sectionTop - coveredPx));
}

/** Scrolls to a section of the scene that `scene` holds, and puts the reading position there. */
export function scrollToSection(section: HTMLElement, scene: HTMLElement): void {
  const sectionTop = section.getBoundingClientRect().top + window.scrollY;
  const sceneTop = scene.getBoundingClientRect().top + window.scrollY;
  window.scrollTo({ left: 0, top: sectionScrollTop(sectionTop, sceneTop), behavior: behaviour() });
  section.focus({ preventScroll: true });
}
