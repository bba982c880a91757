'use client';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { activeElementNear } from '../hooks/activeElement.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { SpinnerModules } from '../Spinner/SpinnerModules.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Box, FieldButton } from './Combobox.styles.ts';
import { comboboxTexts } from './Combobox.texts.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { ComboboxTags } from './ComboboxTags.tsx';
import { type ComboboxOption, exactOption, isEnabled } from './comboboxItems.ts';
import type { ComboboxProps } from './comboboxProps.ts';
import { useChosen } from './useChosen.ts';
import { useLabels } from './useLabels.ts';
import { useRows } from './useRows.ts';
import { useSearch } from './useSearch.ts';
import { useTypedText } from './useTypedText.ts';

export type { ComboboxOption } from './comboboxItems.ts';
export type { ComboboxProps, ComboboxValue } from './comboboxProps.ts';

/**
 * One or several of many options, found by typing a part of their labels. Only options can be chosen unless `allowCustom` is set: other text
 * is replaced by the choice when the focus leaves the field.
 */
export function Combobox<Value extends string = string, Multiple extends boolean = false>(
  props: ComboboxProps<Value, Multiple>,
) {
  const {
    options,
    chosenOptions,
    multiple: isMultiple = false,
    onSearch,
    searchDelayMs = 250,
    loading = false,
    failed = false,
    allowCustom = false,
    placeholder,
    size = 'md',
    disabled = false,
    name,
    onBlur,
    ref,
    ...rest
  } = props;
  const multiple: boolean = isMultiple;
  const { frame } = splitField(rest);
  const texts = useTexts('combobox', comboboxTexts);
  const listId = useId();
  const tagsId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const joined = useJoinedRef(input, ref);
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useChosen(props, input);
  const { labelOf, remember } = useLabels(options, chosenOptions);
  const single = multiple ? undefined : chosen[0];
  const { text, query, isTyped, type, compose, drop } = useTypedText(
    input,
    single === undefined ? '' : labelOf(single),
  );
  const { isPending, repeat } = useSearch({ open, query, delayMs: searchDelayMs, onSearch });

  const state = failed ? 'failed' : loading || isPending ? 'loading' : 'ready';
  const isFound = onSearch !== undefined;
  const custom = useMemo(() => {
    const isNew = query !== '' && exactOption(options, query) === undefined && !chosen.some((value) => value === query);
    return allowCustom && isNew ? query : null;
  }, [allowCustom, options, query, chosen]);

  useAnchoredPanel({
    open,
    anchor: box,
    panel,
    matchWidth: true,
    onDismiss(reason) {
      setOpen(false);
      if (reason === 'escape' && !allowCustom) drop();
    },
  });
  // After the panel is shown: a row that is to be seen needs its place.
  const rows = useRows({ open, panel, options, query, isFound, custom, state });
  const { items, active, list } = rows;

  /** Opens the list at the chosen option; without one, where the key leads. */
  function show(key: string | null) {
    const place = items.findIndex((item) => item.kind === 'option' && item.option.value === single);
    rows.activate(place === -1 && key !== null ? rows.rowTo(-1, key) : place);
    setSaid('');
    setOpen(true);
  }

  function add(value: Value) {
    if (chosen.includes(value)) return;
    setChosen(multiple ? [...chosen, value] : [value]);
  }

  function remove(value: Value) {
    setSaid(texts.removed(labelOf(value)));
    setChosen(chosen.filter((one) => one !== value));
  }

  function chooseOption(option: ComboboxOption<Value>) {
    if (multiple && chosen.includes(option.value)) return remove(option.value);
    remember(option);
    if (multiple) setSaid(texts.added(option.label));
    add(option.value);
  }

  // With `allowCustom` every text is a value.
  const chooseText = (wanted: string) => add(wanted as Value);

  function pick(at: number) {
    const item = items[at];
    if (item === undefined || !isEnabled(item)) return;
    if (item.kind === 'retry') return repeat();
    if (item.kind === 'option') chooseOption(item.option);
    if (item.kind === 'custom') chooseText(item.text);
    drop();
    rows.activate(at);
    setOpen(multiple);
  }

  /** Makes a choice of what is typed, or drops it. */
  function settle() {
    if (!isTyped) return;
    const wanted = text.trim();
    const option = exactOption(options, wanted);
    drop();
    if (option !== undefined && !chosen.includes(option.value)) chooseOption(option);
    else if (option === undefined && allowCustom && wanted !== '') chooseText(wanted);
  }

  function edit(next: string) {
    type(next);
    if (next === '' && single !== undefined) setChosen([]);
  }

  function change({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const next = currentTarget.value;
    rows.activate(-1);
    setSaid('');
    setOpen(true);
    if ('isComposing' in nativeEvent && nativeEvent.isComposing === true) compose(next);
    else edit(next);
  }

  function clear() {
    drop();
    rows.activate(-1);
    if (chosen.length > 0) setChosen([]);
    input.current?.focus();
  }

  function pressTab() {
    const item = items[active];
    const isNewTag = multiple && query !== '' && !(item?.kind === 'option' && chosen.includes(item.option.value));
    if (item?.kind !== 'retry' && (isNewTag || !multiple)) pick(active);
    setOpen(false);
  }

  /** Keys of the tags, while the caret stands before the text. */
  function pressTagKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    const last = chosen[chosen.length - 1];
    if (last === undefined || currentTarget.selectionStart !== 0 || currentTarget.selectionEnd !== 0) return;
    const back = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    // A held key ends at the text.
    if (key === 'Backspace' && text === '' && !event.repeat) remove(last);
    if (key !== back) return;
    event.preventDefault();
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-part="tag"] button');
    buttons?.[buttons.length - 1]?.focus();
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    if (key === 'Enter') {
      if (!open) return settle();
      event.preventDefault();
      if (active === -1) setOpen(state === 'loading');
      else pick(active);
      return;
    }
    if (key === 'Tab') {
      if (open) pressTab();
      return;
    }
    if (multiple) pressTagKey(event);
    // Home and End belong to the text.
    if (!['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'].includes(key)) return;
    event.preventDefault();
    if (!open) return show(altKey ? null : key);
    if (altKey) return setOpen(false);
    const to = rows.rowTo(active, key);
    rows.activate(to);
    rows.reveal(to);
  }

  /** A press beside the text is one on the text. */
  function pressBox(event: MouseEvent<HTMLDivElement>) {
    const { target } = event;
    if (disabled || !(target instanceof Element) || target.closest('input, button') !== null) return;
    event.preventDefault();
    input.current?.focus();
    if (!open) show(null);
  }

  function leave({ relatedTarget }: FocusEvent<HTMLDivElement>) {
    const isOwn = [box, panel].some(({ current }) => current?.contains(relatedTarget) === true);
    // The window alone lost the focus: what is typed waits.
    if (isOwn || box.current?.contains(activeElementNear(box.current)) === true) return;
    settle();
    setOpen(false);
    onBlur?.();
  }

  function announcement(): string {
    if (said !== '' || !open) return said;
    if (state === 'failed') return texts.failed;
    if (state === 'loading') return texts.loading;
    return query === '' ? '' : texts.found(items.filter(({ kind }) => kind === 'option').length);
  }

  const isTagged = multiple && chosen.length > 0;
  const describedBy = [frame.describedBy, isTagged ? tagsId : undefined].filter(Boolean).join(' ') || undefined;
  return (
    <FieldFrame {...frame} describedBy={describedBy}>
      {({ required, ...control }) => (
        <>
          <Box
            ref={box}
            data-state={open ? 'open' : 'closed'}
            data-size={size}
            data-tagged={isTagged ? '' : undefined}
            data-failed={control['aria-invalid'] === true ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
            onMouseDown={pressBox}
            onBlur={leave}
          >
            <div data-part="values">
              {isTagged ? (
                <ComboboxTags
                  name={texts.tags(frame.label)}
                  tags={chosen.map((value) => ({ value, label: labelOf(value) }))}
                  disabled={disabled}
                  input={input}
                  onRemove={remove}
                />
              ) : null}
              <input
                {...control}
                ref={joined}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-haspopup="listbox"
                aria-expanded={open}
                aria-controls={open ? listId : undefined}
                aria-activedescendant={
                  open && active >= list.from && active < list.to ? `${listId}-${active}` : undefined
                }
                aria-required={required || undefined}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                disabled={disabled}
                placeholder={isTagged ? undefined : (placeholder ?? texts.placeholder)}
                value={text}
                onChange={change}
                onCompositionEnd={({ currentTarget }) => edit(currentTarget.value)}
                onClick={({ currentTarget }) => {
                  if (open) return;
                  // What is typed next replaces the label of the choice.
                  if (single !== undefined && !isTyped) currentTarget.select();
                  show(null);
                }}
                onKeyDown={pressKey}
              />
            </div>
            {disabled || required || (text === '' && chosen.length === 0) ? null : (
              <FieldButton aria-label={texts.clear(frame.label)} onClick={clear}>
                <CloseIcon size={16} />
              </FieldButton>
            )}
            <FieldButton
              data-part="toggle"
              // The arrow keys do the same in the field itself.
              tabIndex={-1}
              aria-label={open ? texts.close(frame.label) : texts.open(frame.label)}
              disabled={disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                if (open) setOpen(false);
                else show(null);
              }}
            >
              {loading ? <SpinnerModules /> : open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
            </FieldButton>
          </Box>
          {open ? (
            <ComboboxList
              panel={panel}
              id={listId}
              name={frame.label}
              items={items}
              window={list}
              active={active}
              chosen={chosen}
              multiple={multiple}
              query={query}
              onMove={rows.activate}
              onPick={pick}
            />
          ) : null}
          {name === undefined ? null : (
            <HiddenInputs name={name} values={multiple ? chosen : [single ?? '']} disabled={disabled} />
          )}
          {isTagged ? <VisuallyHidden id={tagsId}>{texts.chosen(chosen.map(labelOf))}</VisuallyHidden> : null}
          <VisuallyHidden as="output">{announcement()}</VisuallyHidden>
        </>
      )}
    </FieldFrame>
  );
}

function HiddenInputs({ name, values, disabled }: { name: string; values: readonly string[]; disabled: boolean }) {
  return values.map((value) => <input key={value} type="hidden" name={name} value={value} disabled={disabled} />);
}
