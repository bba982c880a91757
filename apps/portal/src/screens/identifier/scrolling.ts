import { contentsScrollTop, sceneScrollTopPx } from '@lima-id/domain';

function behaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

/** Scrolls the page to where the scene begins; at once for visitors who asked for less movement. */
export function scrollToScene(): void {
  window.scrollTo({ left: 0, top: sceneScrollTopPx, behavior: behaviour() });
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
