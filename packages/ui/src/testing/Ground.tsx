import type { ReactNode } from 'react';
import { Box, Flow, Stack } from './Ground.styles.ts';

/** Ink or paper behind the parts of a story. */
export function Ground({ ground = 'ink', children }: { ground?: 'paper' | 'ink'; children: ReactNode }) {
  return <Box data-ground={ground}>{children}</Box>;
}

/** The parts of a story beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <Flow>{children}</Flow>;
}

/** The parts of a story below each other, as wide as the page. */
export function Column({ children }: { children: ReactNode }) {
  return <Stack>{children}</Stack>;
}
