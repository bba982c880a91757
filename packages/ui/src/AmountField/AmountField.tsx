'use client';
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
import { splitField } from '../FieldFrame/splitField.ts';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { Box } from './AmountField.styles.ts';

export interface AmountFieldProps extends FieldProps {
  /** Yuan in plain digits, or the typed text if it is not an amount. */
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with plain digits on typing, and with two decimals on blur. */
  onValueChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  /** @default 'md' */
  size?: 'md' | 'lg' | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Number of digits and points in a text: the caret position is counted in these, since separators come and go. */
function significant(text: string): number {
  return plainYuan(text)?.length ?? text.length;
}

/** An amount in plain digits after a deletion that only removed a separator: deletes the neighbouring digit instead. */
function withoutNeighbour(plain: string, behind: number, key: 'backward' | 'forward'): { next: string; caret: number } {
  const place = key === 'backward' ? behind - 1 : behind;
  return { next: plain.slice(0, place) + plain.slice(place + 1), caret: place };
}

/** An amount of yuan, grouped by thousands on typing and with two decimals on blur. */
export function AmountField({
  value,
  defaultValue = '',
  onValueChange,
  placeholder,
  size = 'md',
  disabled,
  readOnly,
  name,
  onBlur,
  ref,
  ...rest
}: AmountFieldProps) {
  // IME composition text: changing the input before the composition ends would abort it.
  const [composed, setComposed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const [plain, setPlain] = useFieldValue({
    value,
    defaultValue,
    onChange: onValueChange,
    control: input,
    read: ({ value: typed }) => plainYuan(typed) ?? typed,
  });
  const caret = useRef<number | null>(null);
  // Pasted text that may mean more than one amount stays unchanged, so that the reader can correct it.
  const ambiguous = useRef(false);
  const shown = groupYuan(plain);
  const { frame } = splitField(rest);

  useLayoutEffect(() => {
    if (caret.current === null || composed !== null) return;
    const place = caretInYuan(shown, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(place, place);
  });

  function take(next: string) {
    if (next !== plain) setPlain(next);
  }

  function read(text: string, selection: number | null, inputType: string) {
    const next = ambiguous.current ? null : plainYuan(text);
    ambiguous.current = false;
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
    ambiguous.current = pasted === null;
    insertText(event.currentTarget, pasted ?? text.trim());
  }

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Box>
          <span data-part="sign" aria-hidden="true">
            ¥
          </span>
          <input
            {...control}
            ref={joined}
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
