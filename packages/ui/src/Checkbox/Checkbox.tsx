'use client';
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
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { Box, Choice, Root } from './Checkbox.styles.ts';

export interface CheckboxProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'type' | 'value' | 'className' | 'style' | 'ref' | 'checked' | 'defaultChecked' | 'size'
  > {
  /** The label; links in it open without toggling the checkbox. */
  children: ReactNode;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  /**
   * Some of the items that this checkbox stands for are checked; the next press checks all.
   * @default false
   */
  indeterminate?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** The error and how to fix it; announced when it appears. */
  error?: string | undefined;
  className?: string | undefined;
  style?: ComponentPropsWithRef<'div'>['style'] | undefined;
  /** Ref of the root element. */
  rootRef?: Ref<HTMLDivElement> | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A checkbox; its whole label is the click target. */
export function Checkbox({
  children,
  indeterminate = false,
  checked,
  defaultChecked,
  onCheckedChange,
  onChange,
  error,
  className,
  style,
  rootRef,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const errorId = useId();
  const failed = error !== undefined && error !== '';
  const { data, own } = splitData(rest);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  const [isChecked, setChecked] = useFieldValue({
    value: checked,
    defaultValue: defaultChecked ?? false,
    onChange: onCheckedChange,
    control: box,
    read: (input) => input.checked,
  });
  // HTML has no attribute for `indeterminate`.
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate;
  }, [indeterminate]);

  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    setChecked(event.currentTarget.checked);
  }

  return (
    <Root {...data} className={className} style={style} ref={rootRef}>
      <Choice>
        <Box
          {...own}
          {...(checked === undefined ? { defaultChecked } : { checked: isChecked })}
          ref={box}
          type="checkbox"
          aria-invalid={failed || undefined}
          aria-describedby={[describedBy, failed ? errorId : undefined].filter(Boolean).join(' ') || undefined}
          onChange={change}
        />
        <span>{children}</span>
      </Choice>
      {failed ? <FieldError id={errorId} error={error} /> : null}
    </Root>
  );
}
