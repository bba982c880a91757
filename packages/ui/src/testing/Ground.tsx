import type { ReactNode } from 'react';
import { Box, Flow, Stack } from './Ground.styles.ts';

/** An ink or paper background for the parts of a story. */
export function Ground({ ground = 'ink', children }: { ground?: 'paper' | 'ink'; children: ReactNode }) {
  return <Box data-ground={ground}>{children}</Box>;
}

/** The parts of a story side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <Flow>{children}</Flow>;
}

/** The parts of a story stacked, as wide as the page. */
export function Column({ children }: { children: ReactNode }) {
  return <Stack>{children}</Stack>;
}
