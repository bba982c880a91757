'use client';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { ToTopIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { goToTop } from '../SectionNav/goTo.ts';
import { Root } from './BackToTop.styles.ts';
import { backToTopTexts } from './BackToTop.texts.ts';
import { useScrolledPast } from './useScrolledPast.ts';

export interface BackToTopProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Scroll distance in px after which it appears: one screen by default; negative for always. */
  after?: number | undefined;
}

/**
 * A button in the corner that scrolls back to the top of a long page. The focus moves to the page's `main`, so that keyboard navigation
 * continues there and not at a hidden button.
 */
export function BackToTop({ after, onClick, ...rest }: BackToTopProps) {
  const texts = useTexts('backToTop', backToTopTexts);
  const shown = useScrolledPast(after);

  function go(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (event.defaultPrevented) return;
    goToTop();
  }

  return (
    <Root aria-label={texts.label} {...rest} hidden={!shown} onClick={go}>
      <ToTopIcon />
    </Root>
  );
}
