'use client';
import { smsCodeMaxLength, smsCodeMinLength } from '@lima-id/domain';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { insertText } from '../FieldFrame/insertText.ts';
import { splitField } from '../FieldFrame/splitField.ts';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { useHydratedValue } from '../hooks/useHydratedValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { Boxes, Input, Row } from './CodeField.styles.ts';
import { type CodeCharacters, charactersOf, readCode } from './readCode.ts';

/** Props of a code field in addition to the attributes of an input. */
export interface CodeFieldProps
  extends FieldProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'size'
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'className'
      | 'style'
      | 'ref'
      | 'children'
      | 'minLength'
      | 'maxLength'
      | 'inputMode'
      | 'autoComplete'
    > {
  /**
   * Characters of the code: digits, as in SMS codes, or letters too. Lower-case letters become capitals.
   * @default 'digits'
   */
  characters?: CodeCharacters | undefined;
  /**
   * Minimum length of the code.
   * @default smsCodeMinLength
   */
  minDigits?: number | undefined;
  /**
   * Maximum length of the code. Further input is ignored.
   * @default smsCodeMaxLength
   */
  maxDigits?: number | undefined;
  /**
   * A plain field, or a drawn box per character over the same single field.
   * @default 'line'
   */
  variant?: 'line' | 'boxes' | undefined;
  /**
   * Heights of 40 and 48 px; at least 44 on phones. Boxes are 52 px high.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  /** At the end of the row: the button that sends the code. */
  action?: ReactNode;
  /** Marked as invalid without a message of its own: several fields share one next to them, referenced by `aria-describedby`. */
  invalid?: boolean | undefined;
  /**
   * Autofill: the code of an SMS, unless turned off. Codes with letters are never autofilled.
   * @default 'one-time-code'
   */
  autoComplete?: 'one-time-code' | 'off' | undefined;
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with the cleaned code on every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the code once it is complete, whether typed, pasted or autofilled. */
  onComplete?: ((code: string) => void) | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The digits typed so far, one per box; the next one is marked. */
function DigitBoxes({ digits, count }: { digits: string; count: number }) {
  const next = Math.min(digits.length, count - 1);
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <Boxes aria-hidden="true">
      {places.map((place) => (
        <span key={place} data-next={place === next ? '' : undefined}>
          {digits[place]}
        </span>
      ))}
    </Boxes>
  );
}

/** A verification code from an SMS, which phones can autofill, or from a label: one field for all its characters. */
export function CodeField({
  autoComplete = 'one-time-code',
  characters = 'digits',
  minDigits = smsCodeMinLength,
  maxDigits = smsCodeMaxLength,
  variant = 'line',
  size = 'md',
  action,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  onChange,
  onPaste,
  ref,
  ...rest
}: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const joined = useJoinedRef(input, ref);
  const [digits, setDigits] = useFieldValue({
    value,
    defaultValue: charactersOf(defaultValue, characters).slice(0, maxDigits),
    onChange: onValueChange,
    control: input,
  });
  // IME composition text: cleaning it before the composition ends would abort it.
  const [composed, setComposed] = useState<string | null>(null);
  const { frame, own } = splitField(rest);
  const last = useRef(digits);
  useEffect(() => {
    last.current = digits;
  }, [digits]);

  /** The code in a text. Autofill and paste may bring more than the code. */
  function codeIn(text: string): string {
    const all = charactersOf(text, characters);
    if (characters !== 'digits') return all.slice(0, maxDigits);
    return all.length > maxDigits ? readCode(text, minDigits, maxDigits) : all;
  }
  function take(text: string) {
    const next = codeIn(text);
    const before = value ?? last.current;
    last.current = next;
    if (next === before) return;
    setDigits(next);
    if (next.length === maxDigits) onComplete?.(next);
  }
  const found = useHydratedValue({
    control: input,
    read: (element) => codeIn(element.value),
    rendered: digits,
    onRead: take,
  });
  const shown = found === null ? digits : found.value;

  function change(event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value;
    if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) return setComposed(text);
    setComposed(null);
    take(text);
    onChange?.(event);
  }
  function endComposition(text: string) {
    setComposed(null);
    take(text);
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    onPaste?.(event);
    if (event.defaultPrevented || event.currentTarget.readOnly) return;
    event.preventDefault();
    const pasted = event.clipboardData.getData('text');
    insertText(event.currentTarget, characters === 'digits' ? readCode(pasted, minDigits, maxDigits) : codeIn(pasted));
  }

  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Row>
          <div data-part="field">
            {variant === 'boxes' ? <DigitBoxes digits={shown} count={maxDigits} /> : null}
            <Input
              placeholder={variant === 'boxes' ? ' ' : ''}
              {...own}
              {...control}
              ref={joined}
              type="text"
              inputMode={characters === 'digits' ? 'numeric' : 'text'}
              autoComplete={characters === 'digits' ? autoComplete : 'off'}
              autoCapitalize={characters === 'digits' ? undefined : 'characters'}
              autoCorrect="off"
              spellCheck={false}
              data-size={size}
              data-variant={variant}
              value={composed ?? shown}
              onChange={change}
              onPaste={paste}
              onCompositionEnd={(event) => endComposition(event.currentTarget.value)}
            />
          </div>
          {action}
        </Row>
      )}
    </FieldFrame>
  );
}
