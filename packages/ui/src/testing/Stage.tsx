import type { ReactNode } from 'react';
import { Area } from './Stage.styles.ts';

/** A hero area for decorations that fill their parent. */
export function Stage({ ground = 'paper', children }: { ground?: 'paper' | 'ink'; children: ReactNode }) {
  return <Area data-ground={ground}>{children}</Area>;
}
