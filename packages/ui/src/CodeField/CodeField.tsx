import { smsCodeMaxLength, smsCodeMinLength } from '@lima-id/domain';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useRef,
  useState,
} from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { insertText } from '../FieldFrame/insertText.ts';
import { splitData } from '../FieldFrame/splitData.ts';
import { Boxes, Input, Row } from './CodeField.styles.ts';
import { type CodeCharacters, charactersOf, readCode } from './readCode.ts';

/** What a code field takes besides the attributes of an input. */
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
  /** What the code is made of; that of an SMS, the default, of digits. Letters may be typed small and become capitals. */
  characters?: CodeCharacters;
  /** Places of the code, least and most; those of account forms by default. The field takes no more than the most. */
  minDigits?: number;
  maxDigits?: number;
  /** One field, or a drawn box for each place over the same single field. */
  look?: 'line' | 'boxes';
  /** Heights of 40 and 48 px; at least 44 on phones. Boxes are 52 px high. */
  size?: 'md' | 'lg';
  /** What stands at the end of the row: the button that sends the code. */
  action?: ReactNode;
  /** Marked as wrong without a sentence of its own: one stands beside it for several fields, named by `aria-describedby`. */
  invalid?: boolean;
  /** What browsers may fill in: the code of an SMS, unless it is turned off. Codes with letters are never filled in. */
  autoComplete?: 'one-time-code' | 'off';
  value?: string;
  defaultValue?: string;
  /** Called with the code so far at every change; never with anything else. */
  onValueChange?: (value: string) => void;
  /** Called with the code when its last place is filled, whether typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
  /** The input itself: for focus and form libraries. */
  inputRef?: Ref<HTMLInputElement>;
}

/** The digits typed so far, each in a box; the next one to type is marked. */
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

/** The code of an SMS, which a phone can fill in from the message, or of a label: one field for all its places. */
export function CodeField({
  label,
  labelHidden,
  description,
  error,
  required,
  invalid,
  autoComplete = 'one-time-code',
  characters = 'digits',
  minDigits = smsCodeMinLength,
  maxDigits = smsCodeMaxLength,
  look = 'line',
  size = 'md',
  action,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  onChange,
  onPaste,
  className,
  style,
  ref,
  inputRef,
  id,
  'aria-describedby': describedBy,
  ...rest
}: CodeFieldProps) {
  const [typed, setTyped] = useState(() => charactersOf(defaultValue, characters).slice(0, maxDigits));
  // What an input method is still composing: cleaning it before its end would break it.
  const [composed, setComposed] = useState<string | null>(null);
  const { data, own } = splitData(rest);
  const digits = value ?? typed;
  const last = useRef(digits);

  /** The code in a text. A phone that fills in the message's code, or a person who pastes it, may bring more than the code. */
  function codeIn(text: string): string {
    const all = charactersOf(text, characters);
    if (characters !== 'digits') return all.slice(0, maxDigits);
    return all.length > maxDigits ? readCode(text, minDigits, maxDigits) : all;
  }
  function take(text: string) {
    const next = codeIn(text);
    const before = value ?? last.current;
    last.current = next;
    setTyped(next);
    if (next === before) return;
    onValueChange?.(next);
    if (next.length === maxDigits) onComplete?.(next);
  }
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
    <FieldFrame
      {...{ label, labelHidden, description, error, required, invalid, className, style, ref, id, describedBy, data }}
    >
      {(control) => (
        <Row>
          <div data-part="field">
            {look === 'boxes' ? <DigitBoxes digits={digits} count={maxDigits} /> : null}
            <Input
              placeholder={look === 'boxes' ? ' ' : ''}
              {...own}
              {...control}
              ref={inputRef}
              type="text"
              inputMode={characters === 'digits' ? 'numeric' : 'text'}
              autoComplete={characters === 'digits' ? autoComplete : 'off'}
              autoCapitalize={characters === 'digits' ? undefined : 'characters'}
              autoCorrect="off"
              spellCheck={false}
              data-size={size}
              data-look={look}
              value={composed ?? digits}
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
