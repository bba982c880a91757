// Stands in for @react-spring/web in charts that never move: every value is at its end at once, and elements are plain.
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';

type Values = Readonly<Record<string, unknown>>;

export const animated = {
  circle: 'circle',
  div: 'div',
  g: 'g',
  line: 'line',
  path: 'path',
  rect: 'rect',
  text: 'text',
} as const;

/** Nothing needs a tension or a friction. */
export const config: Values = {};

export function useSpring({ from, to: end, ...values }: Values & { from?: Values; to?: Values }): Values {
  return { ...values, ...from, ...end };
}

interface Transition<Item> {
  keys(item: Item): number | string;
  /** The values of an item that is there. */
  enter(item: Item): Values;
}

type Draw<Item> = (values: Values, item: Item, transition: { key: number | string }, index: number) => ReactNode;

/** Draws the items that are there; those that left are gone. */
export function useTransition<Item>(items: readonly Item[], { keys, enter }: Transition<Item>) {
  return (draw: Draw<Item>): ReactElement[] =>
    // By their places, since no item has a state of its own.
    items.map((item, index) =>
      createElement(Fragment, { key: index }, draw(enter(item), item, { key: keys(item) }, index)),
    );
}

export function to<Result>(values: unknown, write: (...values: unknown[]) => Result): Result {
  return Array.isArray(values) ? write(...values) : write(values);
}
