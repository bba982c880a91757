import type { DOMAttributes, KeyboardEvent, MouseEvent } from 'react';

/**
 * Keeps presses in a layer from whatever is around it in React's tree, such as a card that can be pressed: what is pressed in a layer is
 * meant for the layer alone. Other keys pass: a dialog around it keeps the focus by them.
 */
export const keepPress = {
  onClick: (event: MouseEvent) => event.stopPropagation(),
  onDoubleClick: (event: MouseEvent) => event.stopPropagation(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
  },
};

type PressHandlers<Target> = Pick<DOMAttributes<Target>, keyof typeof keepPress>;

/** The same for a layer whose caller has handlers of its own: they come first. */
export function keepPressAfter<Target extends Element>({ onClick, onDoubleClick, onKeyDown }: PressHandlers<Target>) {
  return {
    onClick: (event: MouseEvent<Target>) => {
      onClick?.(event);
      keepPress.onClick(event);
    },
    onDoubleClick: (event: MouseEvent<Target>) => {
      onDoubleClick?.(event);
      keepPress.onDoubleClick(event);
    },
    onKeyDown: (event: KeyboardEvent<Target>) => {
      onKeyDown?.(event);
      keepPress.onKeyDown(event);
    },
  };
}
