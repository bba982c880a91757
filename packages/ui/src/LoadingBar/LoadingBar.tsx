'use client';
import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { Root } from './LoadingBar.styles.ts';
import { loadingBarTexts } from './LoadingBar.texts.ts';
import { useLoadingPhase } from './useLoadingPhase.ts';

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'progress'>, 'children' | 'value' | 'max'> {
  /** The page is loading. */
  loading: boolean;
  /**
   * Milliseconds before the bar appears, so that fast pages show none.
   * @default 200
   */
  delay?: number | undefined;
  /** What is loading, for assistive technology. */
  label?: string | undefined;
}

const patienceMs = 200;

/** A thin indeterminate progress bar along the top of the page while the page is loading. */
export function LoadingBar({ loading, delay = patienceMs, label, ...rest }: LoadingBarProps) {
  const texts = useTexts('loadingBar', loadingBarTexts);
  const phase = useLoadingPhase(loading, delay);
  return (
    <Root
      aria-label={label ?? texts.label}
      {...rest}
      value={phase === 'complete' ? 1 : undefined}
      data-state={phase}
      hidden={phase === 'idle' || phase === 'waiting'}
    />
  );
}
