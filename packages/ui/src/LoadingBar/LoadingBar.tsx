import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { Root } from './LoadingBar.styles.ts';
import { loadingBarTexts } from './LoadingBar.texts.ts';
import { useLoadingPhase } from './useLoadingPhase.ts';

export interface LoadingBarProps extends Omit<ComponentPropsWithRef<'progress'>, 'children' | 'value' | 'max'> {
  /** Something the whole page waits for is loading. */
  active: boolean;
  /** Milliseconds that loading must last before the bar appears, so that quick pages show none. */
  delay?: number;
  /** What is loading, read aloud. */
  label?: string;
}

const patienceMs = 200;

/** A thin bar along the top of the page while the page waits. How much is left is not known, so it does not say. */
export function LoadingBar({ active, delay = patienceMs, label, ...rest }: LoadingBarProps) {
  const texts = useTexts('loadingBar', loadingBarTexts);
  const phase = useLoadingPhase(active, delay);
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
