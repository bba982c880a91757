import { breakpoint } from '../tokens/typeScale.ts';

/** A size of Storybook's viewport, in px. */
export const sized = (name: string, width: number, height: number) =>
  ({ name, styles: { width: `${width}px`, height: `${height}px` }, type: 'mobile' }) as const;

/** Parameters of stories on low screens: `globals: { viewport: { value } }` chooses one of them. */
export const lowScreens = {
  viewport: {
    options: {
      turnedPhone: sized('横置的手机', 667, 331),
      zoomed: sized('1280×1024 放大到 400%', 320, 256),
    },
  },
};

/** Whether the window is low: in tests always. Opened in a window of its own, a story is only looked at. */
export function isLowScreen(): boolean {
  const isLow = window.innerHeight <= breakpoint.lowMax;
  if (!isLow && '__vitest_browser__' in globalThis) throw new Error('The story is not tested on a low screen.');
  return isLow;
}

/** Globals of a story on one of the low screens. */
export const onLowScreen = (value: keyof typeof lowScreens.viewport.options) => ({ viewport: { value } });
