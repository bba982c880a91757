import { consultContentMaxRows, consultContentMinRows } from '@lima-id/domain';
import { type ChangeEvent, type ComponentPropsWithRef, type CSSProperties, type Ref } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useTexts } from '../locale/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Area, Counter, Sizer } from './TextArea.styles.ts';
import { textAreaTexts } from './TextArea.texts.ts';

export interface TextAreaProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<'textarea'>,
      'value' | 'defaultValue' | 'className' | 'style' | 'ref' | 'children' | 'rows' | 'cols' | 'maxLength'
    > {
  /** Characters (Unicode code points) that are counted against; more can be typed, so that nothing pasted is cut off. */
  limit?: number;
  /** How many characters of a text count; every one of them by default, as for a rule that trims. */
  count?: (text: string) => number;
  /** Rows between which the field grows with its text; those of a consultation when not set. */
  minRows?: number;
  maxRows?: number;
  value?: string;
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (value: string) => void;
  /** The text area itself: for focus and form libraries. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Characters before the limit from which on the rest is read aloud. */
const announcedRest = 10;

function countAll(text: string): number {
  return [...text].length;
}

/** Several lines of text that grow with what is typed, with a counter where there is a limit. */
export function TextArea({
  label,
  labelHidden,
  description,
  error,
  required,
  limit,
  count: countOf = countAll,
  minRows = consultContentMinRows,
  maxRows = consultContentMaxRows,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  className,
  style,
  ref,
  inputRef,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const texts = useTexts('textArea', textAreaTexts);
  const [text, setText] = useControlled({ value, defaultValue, onChange: onValueChange });
  const count = countOf(text);
  const { data, own } = splitData(rest);
  const rows = { '--text-area-min': minRows, '--text-area-max': maxRows } as CSSProperties;

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    onChange?.(event);
    setText(event.currentTarget.value);
  }

  function restText(left: number): string {
    if (left > announcedRest) return '';
    return left < 0 ? texts.over(-left) : texts.left(left);
  }

  return (
    <FieldFrame {...{ label, labelHidden, description, error, required, className, style, ref, id, describedBy, data }}>
      {(control) => (
        <Sizer style={rows} data-text={text}>
          <Area {...own} {...control} ref={inputRef} value={text} onChange={change} />
          {limit === undefined ? null : (
            <>
              <Counter aria-hidden="true" data-over={count > limit ? '' : undefined}>
                {count}/{limit}
              </Counter>
              <VisuallyHidden>
                <output>{restText(limit - count)}</output>
              </VisuallyHidden>
            </>
          )}
        </Sizer>
      )}
    </FieldFrame>
  );
}
