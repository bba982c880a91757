import { scrollAttachDelayMs } from '@lima-id/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Where the head of a section stands, in px from the top of the window; negative once it has gone above it. */
export interface SectionTop {
  id: string;
  top: number;
}

/** How far the page has been scrolled, as far as its sections care. */
export interface ScrollPlace {
  /** A section counts once its head has passed this line, in px from the top of the window. */
  line: number;
  /** The page is scrolled as far as it goes, so what still stands below the line will never pass it. */
  atEnd: boolean;
}

/**
 * The section being read: the last one whose head has passed the line; the last of all at the end of the page, the first
 * of all before any has passed. The order in which they are given does not matter. Null without sections.
 */
export function activeSection(sections: readonly SectionTop[], { line, atEnd }: ScrollPlace): string | null {
  let first: SectionTop | undefined;
  let last: SectionTop | undefined;
  for (const section of sections) {
    if (first === undefined || section.top < first.top) first = section;
    if ((atEnd || section.top <= line) && (last === undefined || section.top >= last.top)) last = section;
  }
  return (last ?? first)?.id ?? null;
}

/** A section that was chosen and the place of the page that it was chosen for, in px. */
interface Choice {
  id: string;
  target: number;
  /** How far off the target was when last looked at. */
  distance: number;
}

/** Whether a choice still says where the reader is: while the page moves towards its target, and rests there. */
export function choiceHolds(distanceBefore: number, distanceNow: number): boolean {
  return distanceNow <= distanceBefore + 1;
}

function furthest(): number {
  return Math.max(0, document.documentElement.scrollHeight - window.innerHeight);
}

function readTops(ids: readonly string[]): SectionTop[] {
  return ids.flatMap((id) => {
    const element = document.getElementById(id);
    if (element === null || element.getClientRects().length === 0) return [];
    return [{ id, top: element.getBoundingClientRect().top }];
  });
}

/** In a low window the line moves up, so that a section becomes the current one before it is half out of sight. */
const lineMaxShare = 0.6;

export interface ScrollSpy {
  /** The section being read; the first one before the page is alive. */
  active: string | null;
  /** Says that a section was chosen and that the page goes to `target` for it, in px from its top: it is the active one until the reader scrolls elsewhere, even where the page is too short to bring it to the line. */
  choose(id: string, target: number): void;
}

/**
 * Which of the page's sections is being read while the page scrolls. `ids` are those of the elements, `line` the px from
 * the top of the window that a head must have passed. Sections that are not on the page do not count.
 */
export function useScrollSpy(ids: readonly string[], line: number): ScrollSpy {
  const [active, setActive] = useState<string | null>(ids[0] ?? null);
  const choice = useRef<Choice | null>(null);
  const key = ids.join('\n');

  useEffect(() => {
    const watched = key === '' ? [] : key.split('\n');
    let frame = 0;

    function look() {
      frame = 0;
      const chosen = choice.current;
      if (chosen !== null) {
        const distance = Math.abs(window.scrollY - chosen.target);
        const holds = watched.includes(chosen.id) && choiceHolds(chosen.distance, distance);
        chosen.distance = distance;
        if (holds) return;
        choice.current = null;
      }
      const end = furthest();
      setActive(
        activeSection(readTops(watched), {
          line: Math.min(line, window.innerHeight * lineMaxShare),
          atEnd: end > 0 && window.scrollY >= end - 1,
        }),
      );
    }

    function lookSoon() {
      if (frame === 0) frame = requestAnimationFrame(look);
    }

    const sizes = new ResizeObserver(lookSoon);
    // A page that has just been opened is still being put where it belongs.
    const attach = setTimeout(() => {
      window.addEventListener('scroll', lookSoon, { passive: true });
      window.addEventListener('resize', lookSoon);
      sizes.observe(document.documentElement);
    }, scrollAttachDelayMs);
    lookSoon();
    return () => {
      clearTimeout(attach);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
      sizes.disconnect();
    };
  }, [key, line]);

  const choose = useCallback((id: string, target: number) => {
    const reachable = Math.min(Math.max(0, target), furthest());
    choice.current = { id, target: reachable, distance: Math.abs(window.scrollY - reachable) };
    setActive(id);
  }, []);

  return { active, choose };
}
