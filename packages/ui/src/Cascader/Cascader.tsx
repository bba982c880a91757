'use client';
import { chooseLevel, type LevelChoice, type LevelRequest, levels, rootCode } from '@lima-id/domain';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { FieldFrame, type FieldProps } from '../FieldFrame/FieldFrame.tsx';
import { splitField } from '../FieldFrame/splitField.ts';
import { isComposing } from '../hooks/isComposing.ts';
import { keepPress } from '../hooks/keepPress.ts';
import { useAnchoredPanel } from '../hooks/useAnchoredPanel.ts';
import { useFieldValue } from '../hooks/useFieldValue.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Opener, Panel } from './Cascader.styles.ts';
import { cascaderTexts } from './Cascader.texts.ts';
import { CascaderColumn } from './CascaderColumn.tsx';
import { CascaderSearch } from './CascaderSearch.tsx';
import { findPaths } from './findPaths.ts';
import { type CascaderOption, type CascaderPath, hasUnloaded, knownPaths, useLevels } from './useLevels.ts';

export type { CascaderOption, CascaderPath } from './useLevels.ts';

export interface CascaderProps extends FieldProps {
  /** Codes from the highest level down, up to three, without gaps. */
  value?: LevelChoice | undefined;
  /** @default [] */
  defaultValue?: LevelChoice | undefined;
  /** Called with the codes after each choice; changing a level clears the lower ones. */
  onValueChange?: ((value: LevelChoice) => void) | undefined;
  /** Fetches the options below a code; `parentCode` is `rootCode` for the highest level. A rejected request can be retried. */
  load: (request: LevelRequest) => Promise<readonly CascaderOption[]>;
  /** Searches paths by text; without it, the lists already loaded are searched, by simplified and traditional characters alike. */
  find?: ((text: string) => Promise<readonly CascaderPath[]>) | undefined;
  /** Names of the levels, highest first: 省, 市, 区县. */
  levelNames?: readonly string[] | undefined;
  placeholder?: string | undefined;
  /**
   * Heights of 40 and 48 px; at least 44 on phones.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Ref of the button, for focus and form libraries. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

const nothing: LevelChoice = [];

/** Maximum number of paths in the search results. */
const foundMost = 50;

/**
 * A choice in three dependent lists, such as province, city and district. Each choice is committed immediately, so that a lower level may
 * be left open; choosing the lowest closes the panel. On phones one level is shown at a time.
 */
export function Cascader({
  value,
  defaultValue = nothing,
  onValueChange,
  load,
  find,
  levelNames,
  placeholder,
  size = 'md',
  disabled,
  onBlur,
  ref,
  ...rest
}: CascaderProps) {
  const texts = useTexts('cascader', cascaderTexts);
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const [level, setLevel] = useState(1);
  const box = useRef<HTMLButtonElement>(null);
  const [choice, setChoice] = useFieldValue({ value, defaultValue, onChange: onValueChange, control: box });
  const panel = useRef<HTMLDivElement>(null);
  const joined = useJoinedRef(box, ref);
  const { lists, requests, chosen, retry } = useLevels(choice, open, load);
  const { frame } = splitField(rest);
  useAnchoredPanel({
    open,
    anchor: box,
    panel,
    matchWidth: true,
    onDismiss: (reason) => close(reason === 'escape'),
  });

  function close(focus: boolean) {
    setOpen(false);
    if (focus) box.current?.focus();
  }

  function show() {
    setLevel(Math.min(choice.length + 1, levels.length));
    setOpen(true);
  }

  function change(next: LevelChoice) {
    if (next !== choice) setChoice(next);
  }

  function choose(at: number, code: string) {
    const step = levels[at - 1];
    if (step === undefined) return;
    change(chooseLevel(choice, step, code));
    if (at === levels.length) close(true);
    else setLevel(at + 1);
  }

  function pressKey(event: KeyboardEvent) {
    if (isComposing(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    if (!open) show();
  }

  function moveColumn(from: number, step: 1 | -1) {
    const to = from + step;
    if (to < 1 || to > requests.length) return;
    setLevel(to);
    const column = panel.current?.querySelector(`[data-column="${to}"]`);
    const row = column?.querySelector('[aria-selected="true"]') ?? column?.querySelector('[role="option"]');
    if (row instanceof HTMLElement) row.focus();
  }

  const names = chosen.map(({ name }) => name).filter((name) => name !== '');
  const known = () => knownPaths(lists, rootCode);
  return (
    <FieldFrame {...frame}>
      {({ required, ...control }) => (
        <>
          <Opener
            {...control}
            ref={joined}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            aria-required={required || undefined}
            disabled={disabled}
            data-size={size}
            data-empty={names.length === 0 ? '' : undefined}
            onClick={() => (open ? close(false) : show())}
            onKeyDown={pressKey}
            onBlur={onBlur}
          >
            <span data-part="value">{names.length === 0 ? (placeholder ?? texts.placeholder) : names.join(' / ')}</span>
            {open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          </Opener>
          {open ? (
            <Panel {...keepPress} ref={panel} id={panelId} aria-label={frame.label} data-shown={level}>
              <CascaderSearch
                label={frame.label}
                find={find ?? ((text) => findPaths(known(), text, foundMost))}
                noneFound={find === undefined && hasUnloaded(lists, rootCode) ? texts.notAmongLoaded : texts.found(0)}
                onChoose={(path) => {
                  change(path.map(({ code }) => code));
                  close(true);
                }}
              >
                <div data-part="columns">
                  {requests.map((request, index) => (
                    <CascaderColumn
                      key={request.parentCode}
                      level={index + 1}
                      name={levelNames?.[index] ?? texts.level(index + 1)}
                      list={lists[request.parentCode]}
                      chosen={choice[index]}
                      lowest={index + 1 === levels.length}
                      takesFocus={index + 1 === level}
                      onChoose={(code) => choose(index + 1, code)}
                      onRetry={() => retry(request)}
                      onMove={(step) => moveColumn(index + 1, step)}
                      onBack={index > 0 ? () => setLevel(index) : undefined}
                    />
                  ))}
                </div>
              </CascaderSearch>
              {choice.length === 0 || required ? null : (
                <div data-part="foot">
                  <button
                    type="button"
                    onClick={() => {
                      change(nothing);
                      close(true);
                    }}
                  >
                    {texts.clear}
                  </button>
                </div>
              )}
            </Panel>
          ) : null}
        </>
      )}
    </FieldFrame>
  );
}
