'use client';
import { type ComponentPropsWithRef, type FormEvent, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { isComposing } from '../hooks/isComposing.ts';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { typedIn } from '../hooks/useHydratedValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { AlertIcon, CloseIcon, ScanIcon, SearchIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { useTranslate } from '../locale/useTranslate.ts';
import { Bar, Clear, Failure, Input, Root, Scan, Submit } from './LookupBar.styles.ts';
import { lookupBarTexts } from './LookupBar.texts.ts';

export interface LookupBarProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'defaultValue' | 'onSubmit' | 'ref'> {
  value?: string | undefined;
  /** @default '' */
  defaultValue?: string | undefined;
  /** Called with the raw text of the field. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called on submit with the raw text, even when empty. */
  onLookup: (text: string) => void;
  /** Opens the scanner; without it there is no scan button. */
  onScan?: (() => void) | undefined;
  /**
   * A lookup is running, or has just ended: the button is disabled, the field stays editable.
   * @default false
   */
  loading?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Why the text cannot be looked up and how to fix it; announced when it appears. */
  error?: string | undefined;
  /**
   * 72 px high with a finder frame, or 44 px above content; on phones 56 px and without the scan button, which is in the header.
   * @default 'lg'
   */
  size?: 'sm' | 'lg' | undefined;
  /**
   * The finder frame around the bar; on for `lg`.
   * @default size === 'lg'
   */
  framed?: boolean | undefined;
  /** @default 'paper' */
  ground?: 'paper' | 'ink' | undefined;
  /** Ref of the form around it. */
  rootRef?: Ref<HTMLFormElement> | undefined;
  /** Ref of the text field, for focus. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The lookup form: type, paste or scan a code, then look it up. It never changes the typed text. */
export function LookupBar({
  value,
  defaultValue = '',
  onValueChange,
  onLookup,
  onScan,
  loading = false,
  disabled = false,
  error,
  size = 'lg',
  framed = size === 'lg',
  ground = 'paper',
  rootRef,
  ref,
  ...rest
}: LookupBarProps) {
  const texts = useTexts('lookupBar', lookupBarTexts);
  const translate = useTranslate();
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, change] = useFieldValue({
    value,
    defaultValue,
    onChange: onValueChange,
    control: field,
    read: typedIn,
  });
  const joined = useJoinedRef(field, ref);
  const failed = error !== undefined && error !== '';
  const lookupAllowed = !loading && !disabled;

  function clear() {
    change('');
    field.current?.focus();
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Autofill does not always fire an event.
    if (lookupAllowed) onLookup(field.current?.value ?? text);
  }
  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    // A layer has been closed by it: one press does one thing.
    if (event.defaultPrevented) return;
    if (event.key !== 'Escape' || text === '' || isComposing(event)) return;
    event.preventDefault();
    clear();
  }

  return (
    <Root
      noValidate
      // Without scripts Enter would load the page again, where there is no other page to go to.
      method={rest.action === undefined ? 'dialog' : undefined}
      {...rest}
      ref={rootRef}
      data-size={size}
      data-ground={ground}
      onSubmit={submit}
    >
      <Bar
        data-size={size}
        data-ground={ground}
        data-framed={framed ? '' : undefined}
        data-failed={failed ? '' : undefined}
      >
        {onScan === undefined ? null : (
          <Scan type="button" aria-label={texts.scanName} disabled={disabled} onClick={onScan}>
            <ScanIcon size={size === 'lg' ? 22 : 20} />
            {size === 'lg' ? <span aria-hidden="true">{texts.scan}</span> : null}
          </Scan>
        )}
        <Input
          ref={joined}
          type="text"
          name="identifier"
          aria-label={texts.label}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? errorId : undefined}
          placeholder={size === 'lg' ? `${texts.placeholder} ${texts.example}` : texts.placeholder}
          value={text}
          disabled={disabled}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={pressKey}
        />
        {text === '' || disabled ? null : (
          <Clear aria-label={texts.clear} onClick={clear}>
            <CloseIcon size={18} />
          </Clear>
        )}
        <Submit>
          <Button
            type="submit"
            size="lg"
            loading={loading}
            disabled={disabled}
            icon={<SearchIcon size={size === 'lg' ? 20 : 16} />}
          >
            <span data-part="label">{texts.submit}</span>
          </Button>
        </Submit>
        {framed ? (
          <FinderFrame ground={ground} size={size === 'lg' ? 'md' : 'sm'} inset={size === 'lg' ? -9 : -7} />
        ) : null}
      </Bar>
      <Failure id={errorId} role="alert">
        {failed ? (
          <>
            <AlertIcon size={16} />
            <span>{translate(error)}</span>
          </>
        ) : null}
      </Failure>
    </Root>
  );
}
