'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { observeSizes } from './browser.ts';

/** Milliseconds after mount before the scroll listener is attached. */
const scrollAttachDelayMs = 200;

/** Top of a section, in px from the top of the viewport; negative above it. */
export interface SectionTop {
  id: string;
  top: number;
}

/** The scroll state that determines the current section. */
export interface ScrollPlace {
  /** A section counts once its top has passed this line, in px from the top of the viewport. */
  line: number;
  /** The page is scrolled to the end, so sections below the line will never pass it. */
  atEnd: boolean;
}

/**
 * The current section: the last one whose top has passed the line; the last of all at the end of the page, the first of all before any has
 * passed. The order of `sections` does not matter. Null without sections.
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

/** A selected section and its scroll target, in px. */
interface Choice {
  id: string;
  target: number;
  /** Distance from the target at the latest check. */
  distance: number;
}

/** Whether a selection still applies: while the page scrolls towards its target, and rests there. */
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

/** In a low viewport the line moves up, so that a section becomes current before it is half out of view. */
const lineMaxShare = 0.6;

export interface ScrollSpy {
  /** The current section; the first one until hydration. */
  active: string | null;
  /**
   * Reports that a section was selected and that the page scrolls to `target` for it, in px from its top: it is the current one until the
   * reader scrolls elsewhere, even where the page is too short to bring it to the line.
   */
  choose(id: string, target: number): void;
}

/**
 * Scroll spy: which of the page's sections is the current one. `ids` are the element ids, `line` the px from the top of the viewport that a
 * section's top must have passed. Ids without an element are ignored.
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

    let unobserve = () => {};
    // A page that has just been opened may still be restoring its scroll position.
    const attach = setTimeout(() => {
      window.addEventListener('scroll', lookSoon, { passive: true });
      window.addEventListener('resize', lookSoon);
      unobserve = observeSizes([document.documentElement], lookSoon);
    }, scrollAttachDelayMs);
    lookSoon();
    return () => {
      clearTimeout(attach);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
      unobserve();
    };
  }, [key, line]);

  const choose = useCallback((id: string, target: number) => {
    const reachable = Math.min(Math.max(0, target), furthest());
    choice.current = { id, target: reachable, distance: Math.abs(window.scrollY - reachable) };
    setActive(id);
  }, []);

  return { active, choose };
}
