'use client';
import { useEffect, useId, useRef } from 'react';
import { Box } from '../Checkbox/Checkbox.styles.ts';
import { useHydratedValue } from '../hooks/useHydratedValue.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The checkbox of a row or of all rows; the whole cell is its click target. */
export function TickBox({
  name,
  checked,
  indeterminate = false,
  disabled,
  onTick,
}: {
  name: string;
  checked: boolean;
  indeterminate?: boolean;
  disabled: boolean;
  /** `isReaching` with the shift key held. */
  onTick(checked: boolean, isReaching: boolean): void;
}) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const found = useHydratedValue({
    control: box,
    read: (input) => input.checked,
    rendered: checked,
    onRead: (isTicked) => onTick(isTicked, false),
  });
  // HTML has no attribute for `indeterminate`.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label data-part="tick" htmlFor={id}>
      <Box
        ref={box}
        id={id}
        type="checkbox"
        checked={found === null ? checked : found.value}
        disabled={disabled}
        onChange={({ currentTarget, nativeEvent }) =>
          onTick(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <VisuallyHidden>{name}</VisuallyHidden>
    </label>
  );
}
