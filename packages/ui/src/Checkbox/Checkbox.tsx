import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { FieldError } from '../FieldFrame/FieldError.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { Box, Choice, Root } from './Checkbox.styles.ts';

export interface CheckboxProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'type' | 'value' | 'className' | 'style' | 'ref' | 'checked' | 'defaultChecked' | 'size'
  > {
  /** What is ticked; may hold links, which open without ticking. */
  children: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  /** Some of what this box stands for is ticked; the next press ticks all. */
  indeterminate?: boolean;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** What is wrong and what to do; announced when it appears. */
  error?: string;
  className?: string;
  style?: ComponentPropsWithRef<'div'>['style'];
  /** The outer element. */
  ref?: Ref<HTMLDivElement>;
  /** The input itself: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A box to be ticked; its whole label is the target. */
export function Checkbox({
  children,
  indeterminate = false,
  onCheckedChange,
  onChange,
  error,
  className,
  style,
  ref,
  inputRef,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const errorId = useId();
  const failed = error !== undefined && error !== '';
  const { data, own } = splitData(rest);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => box.current, []);
  // HTML has no attribute for it.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate;
  }, [indeterminate]);

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onCheckedChange?.(event.currentTarget.checked);
  }

  return (
    <Root {...data} className={className} style={style} ref={ref}>
      <Choice>
        <Box
          {...own}
          ref={box}
          type="checkbox"
          aria-invalid={failed || undefined}
          aria-describedby={[describedBy, failed ? errorId : undefined].filter(Boolean).join(' ') || undefined}
          onChange={change}
        />
        <span>{children}</span>
      </Choice>
      <FieldError id={errorId} error={error} />
    </Root>
  );
}
