import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { Box } from '../Checkbox/Checkbox.styles.ts';
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
  onTick(event: ChangeEvent<HTMLInputElement>): void;
}) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // HTML has no attribute for `indeterminate`.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label data-part="tick" htmlFor={id}>
      <Box ref={box} id={id} type="checkbox" checked={checked} disabled={disabled} onChange={onTick} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </label>
  );
}
