import { type ChangeEvent, type ComponentPropsWithRef, type CSSProperties, type Ref } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
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
  /** The limit of the counter, in characters (Unicode code points); more can be typed, so that pasted text is not cut off. */
  limit?: number;
  /** Counts the characters of a text; all of them by default. For rules that trim, for example. */
  count?: (text: string) => number;
  /** Minimum and maximum rows of the auto-growing field; 3 and 15 by default. */
  minRows?: number;
  maxRows?: number;
  value?: string;
  defaultValue?: string;
  /** Called with the text on every change. */
  onValueChange?: (value: string) => void;
  /** Ref of the text area, for focus and form libraries. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Remaining characters from which on the counter is announced. */
const announcedRest = 10;

function countAll(text: string): number {
  return [...text].length;
}

/** An auto-growing multi-line text field, with a counter when there is a limit. */
export function TextArea({
  limit,
  count: countOf = countAll,
  minRows = 3,
  maxRows = 15,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  inputRef,
  ...rest
}: TextAreaProps) {
  const texts = useTexts('textArea', textAreaTexts);
  const [text, setText] = useControlled({ value, defaultValue, onChange: onValueChange });
  const count = countOf(text);
  const { frame, own } = splitField(rest);
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
    <FieldFrame {...frame}>
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
