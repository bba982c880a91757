'use client';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { splitData } from '../FieldFrame/splitData.ts';
import { useFieldNotes } from '../FieldFrame/useFieldNotes.tsx';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { useTexts } from '../locale/useTexts.ts';
import { SpinnerModules } from '../Spinner/SpinnerModules.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Box, Choice, Root, Track, Wait } from './Switch.styles.ts';
import { switchTexts } from './Switch.texts.ts';

export interface SwitchProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'type' | 'role' | 'className' | 'style' | 'ref' | 'checked' | 'defaultChecked' | 'size' | 'children'
  > {
  /** What is on or off; part of the click target. */
  label: ReactNode;
  /**
   * The label is visually hidden, where the place already says what is switched.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /**
   * Where the label is. With `start` the switch is at the end of the row and the row takes the full width, as in a list of settings.
   * @default 'end'
   */
  labelSide?: 'start' | 'end' | undefined;
  /** Whether it is on; without it the switch itself remembers it. */
  checked?: boolean | undefined;
  /**
   * Whether an uncontrolled switch is on at first, and after a reset of its form.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Help text below the label. */
  description?: ReactNode;
  /** The error and how to fix it; announced when it appears. */
  error?: string | undefined;
  /**
   * Tracks of 28 x 16 and 36 x 20 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
  /**
   * The change is being sent: the state and the focus stay, presses do nothing, and this is announced.
   * @default false
   */
  loading?: boolean | undefined;
  className?: string | undefined;
  style?: ComponentPropsWithRef<'div'>['style'] | undefined;
  /** Ref of the root element. */
  rootRef?: Ref<HTMLDivElement> | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const joinIds = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** One setting that is on or off and takes effect at once; a native checkbox that is announced as a switch. */
export function Switch({
  label,
  labelHidden = false,
  labelSide = 'end',
  checked,
  defaultChecked = false,
  onCheckedChange,
  onChange,
  description,
  error,
  size = 'md',
  loading = false,
  className,
  style,
  rootRef,
  ref,
  id: givenId,
  'aria-describedby': describedBy,
  'aria-disabled': ariaDisabled,
  ...rest
}: SwitchProps) {
  const texts = useTexts('switch', switchTexts);
  const loadingId = useId();
  const { data, own } = splitData(rest);
  const {
    id,
    failed,
    describedBy: notesId,
    notes,
  } = useFieldNotes({
    id: givenId,
    error,
    description,
    describedBy: joinIds(describedBy, loading ? loadingId : undefined),
  });
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, []);
  const [isChecked, setChecked] = useFieldValue({
    value: checked,
    defaultValue: defaultChecked,
    onChange: onCheckedChange,
    control: box,
    read: (input) => input.checked,
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (loading) {
      event.preventDefault();
      // React compares with the last state that it saw: without this it would miss the next press.
      input.checked = !input.checked;
      return;
    }
    onChange?.(event);
    setChecked(input.checked);
  }

  return (
    <Root
      {...data}
      className={className}
      style={style}
      ref={rootRef}
      data-size={size}
      data-label-side={labelSide}
      data-loading={loading ? '' : undefined}
    >
      <Choice>
        <Track>
          <Box
            {...own}
            {...(checked === undefined ? { defaultChecked } : { checked: isChecked })}
            ref={box}
            id={id}
            aria-disabled={loading || ariaDisabled || undefined}
            aria-invalid={failed || undefined}
            aria-describedby={notesId}
            onChange={change}
          />
          {loading ? (
            <Wait>
              <SpinnerModules />
            </Wait>
          ) : null}
        </Track>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span data-part="label">{label}</span>}
      </Choice>
      {notes}
      <VisuallyHidden as="output" id={loadingId}>
        {loading ? texts.loading : ''}
      </VisuallyHidden>
    </Root>
  );
}
