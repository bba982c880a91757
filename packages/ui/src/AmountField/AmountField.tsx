import { caretInYuan, formatYuan, groupYuan, pastedYuan, plainYuan, readYuan } from '@lima-id/domain';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { insertText } from '../FieldFrame/insertText.ts';
import { splitData } from '../FieldFrame/splitData.ts';
import { Box } from './AmountField.styles.ts';

export interface AmountFieldProps extends FieldProps {
  /** Yuan in plain digits, or what was typed and is no amount. */
  value?: string;
  defaultValue?: string;
  /** Called with plain digits as they are typed, and with two decimals once the field is left. */
  onValueChange?: (value: string) => void;
  placeholder?: string;
  size?: 'md' | 'lg';
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  name?: string;
  id?: string;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The input itself: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Digits and points of a text: what the caret is counted by, since separators come and go. */
function significant(text: string): number {
  return plainYuan(text)?.length ?? text.length;
}

/** An amount in plain digits after a key that took away nothing but a separator: the digit beside it was meant. */
function withoutNeighbour(plain: string, behind: number, key: 'backward' | 'forward'): { next: string; caret: number } {
  const place = key === 'backward' ? behind - 1 : behind;
  return { next: plain.slice(0, place) + plain.slice(place + 1), caret: place };
}

/** An amount of yuan, grouped by thousands while it is typed and with two decimals once it is left. */
export function AmountField({
  label,
  labelHidden,
  description,
  error,
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  size = 'md',
  required,
  disabled,
  readOnly,
  name,
  id,
  onBlur,
  className,
  style,
  ref,
  inputRef,
  ...rest
}: AmountFieldProps) {
  const [typed, setTyped] = useState(defaultValue);
  // What an input method is still composing: changing it before its end would break it.
  const [composed, setComposed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // What was pasted and may mean more than one amount stays as it is, so that its reader can mend it.
  const doubtful = useRef(false);
  const plain = value ?? typed;
  const shown = groupYuan(plain);
  const { data } = splitData(rest);

  useLayoutEffect(() => {
    if (caret.current === null || composed !== null) return;
    const place = caretInYuan(shown, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(place, place);
  });

  function take(next: string) {
    setTyped(next);
    if (next !== plain) onValueChange?.(next);
  }

  function read(text: string, selection: number | null, inputType: string) {
    const next = doubtful.current ? null : plainYuan(text);
    doubtful.current = false;
    if (next === null) return take(text);
    const behind = significant(text.slice(0, selection ?? text.length));
    const deletes = /^deleteContent(Backward|Forward)$/.exec(inputType)?.[1];
    if (deletes === undefined || next !== plain || text === shown) {
      caret.current = behind;
      return take(next);
    }
    const change = withoutNeighbour(plain, behind, deletes === 'Backward' ? 'backward' : 'forward');
    caret.current = change.caret;
    take(change.next);
  }

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = currentTarget;
    const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
    if (event?.isComposing === true) return setComposed(text);
    setComposed(null);
    read(text, selectionStart, event?.inputType ?? '');
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (readOnly === true) return;
    const text = event.clipboardData.getData('text');
    const pasted = pastedYuan(text);
    event.preventDefault();
    doubtful.current = pasted === null;
    insertText(event.currentTarget, pasted ?? text.trim());
  }

  return (
    <FieldFrame {...{ label, labelHidden, description, error, required, className, style, ref, id, data }}>
      {(control) => (
        <Box>
          <span data-part="sign" aria-hidden="true">
            ¥
          </span>
          <input
            {...control}
            ref={(element) => {
              input.current = element;
              if (typeof inputRef === 'function') return inputRef(element);
              if (inputRef) inputRef.current = element;
            }}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={name}
            value={composed ?? shown}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={readOnly}
            data-size={size}
            onChange={change}
            onPaste={paste}
            onCompositionEnd={({ currentTarget }) => {
              setComposed(null);
              read(currentTarget.value, currentTarget.selectionStart, '');
            }}
            onBlur={(event) => {
              const amount = readYuan(plain);
              if (amount !== null) take(formatYuan(amount));
              onBlur?.(event);
            }}
          />
        </Box>
      )}
    </FieldFrame>
  );
}
