'use client';
import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { useIsHydrating } from '../hooks/useHydratedValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { useTextValue } from '../hooks/useTextValue.ts';
import { useWrittenText } from '../hooks/useWrittenText.ts';
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
  limit?: number | undefined;
  /** Counts the characters of a text; all of them by default. For rules that trim, for example. */
  count?: ((text: string) => number) | undefined;
  /**
   * Minimum rows of the auto-growing field.
   * @default 3
   */
  minRows?: number | undefined;
  /**
   * Maximum rows of the auto-growing field.
   * @default 15
   */
  maxRows?: number | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the text on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Ref of the text area, for focus and form libraries. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Remaining characters from which on the counter is announced. */
const announcedRest = 10;

function countAll(text: string): number {
  return [...text].length;
}

/** The text in a text area that is about to be hydrated: React then writes the rendered text into it, unless that is empty. */
function textBefore(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : undefined;
}

/** An auto-growing multi-line text field, with a counter when there is a limit. */
export function TextArea({
  limit,
  count: countOf = countAll,
  minRows = 3,
  maxRows = 15,
  onValueChange,
  onChange,
  ref,
  ...rest
}: TextAreaProps) {
  const texts = useTexts('textArea', textAreaTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const joined = useJoinedRef(area, ref);
  const ownId = useId();
  const { value, defaultValue, ...others } = rest;
  const id = rest.id ?? ownId;
  const { frame, own } = splitField({ ...others, id });
  const isHydrating = useIsHydrating();
  const [before] = useState(() => (isHydrating ? textBefore(id) : undefined));
  // Ahead of the hooks that read the text: React has written the rendered one over what had been typed.
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null || before === undefined || before === current.value) return;
    if (current.value === current.defaultValue) current.value = before;
  }, [before]);
  const {
    attributes,
    text,
    isHeld,
    change: setText,
  } = useTextValue<HTMLTextAreaElement>({
    ...('value' in rest ? { value } : {}),
    defaultValue,
    onValueChange,
    ref: joined,
  });
  const written = useWrittenText(area, text);
  const shown = isHeld ? text : written;
  const count = countOf(shown);
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
        <Sizer style={rows} data-text={shown}>
          <Area {...own} {...control} {...attributes} onChange={change} />
          {limit === undefined ? null : (
            <>
              <Counter aria-hidden="true" data-over={count > limit ? '' : undefined}>
                {`${count}/${limit}`}
              </Counter>
              <VisuallyHidden as="output">{restText(limit - count)}</VisuallyHidden>
            </>
          )}
        </Sizer>
      )}
    </FieldFrame>
  );
}
