'use client';
import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type DragEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { Button } from '../Button/Button.tsx';
import { splitData } from '../FieldFrame/splitData.ts';
import { activeElementNear } from '../hooks/activeElement.ts';
import { listRole } from '../hooks/listRole.ts';
import { useFormReset } from '../hooks/useFormReset.ts';
import { useJoinedRef } from '../hooks/useJoinedRef.ts';
import { InfoIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { FileInput } from '../Upload/FileInput.tsx';
import { sizeLabel } from '../Upload/limitWords.ts';
import { Box } from '../Upload/Upload.styles.ts';
import { type GroupProps, UploadGroup } from '../Upload/UploadGroup.tsx';
import { useDropTarget } from '../Upload/useDropTarget.ts';
import { useLatestValue } from '../Upload/useLatestValue.ts';
import type { UploadTransport } from '../Upload/useUpload.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { FileJob } from './FileJob.tsx';
import { FileRow } from './FileRow.tsx';
import { Field, List, Remarks, Summary } from './FileUpload.styles.ts';
import { fileUploadTexts } from './FileUpload.texts.ts';
import { fileRows, type FileRow as Row, type UploadedFile } from './fileEntries.ts';
import { acceptWords, type FileRefusal } from './fileRules.ts';
import { folderNames } from './folders.ts';
import { useFiles } from './useFiles.ts';

export type { UploadedFile } from './fileEntries.ts';

export interface FileUploadProps
  extends GroupProps,
    Omit<ComponentPropsWithoutRef<'fieldset'>, 'className' | 'style' | 'children' | 'onChange' | 'defaultValue'> {
  /** The uploaded files, in display order. */
  value?: readonly UploadedFile[] | undefined;
  /**
   * The initially uploaded files.
   * @default []
   */
  defaultValue?: readonly UploadedFile[] | undefined;
  /** Called with the whole list when a file has been uploaded or removed. */
  onValueChange?: ((value: UploadedFile[]) => void) | undefined;
  /** Called with the number of chosen files that are not in the list: waiting, being uploaded, failed, or refused and not dismissed yet. */
  onPendingChange?: ((pending: number) => void) | undefined;
  /**
   * Uploads one file and resolves with its URL or a reference. It reports progress as a fraction from 0 to 1, stops when the signal is
   * aborted, and rejects with `uploadFailure(message)` when the server gave a reason.
   */
  onUpload: UploadTransport;
  /**
   * Accepted extensions and media types as in HTML: `.csv,.xlsx,image/*`.
   * @default ''
   */
  accept?: string | undefined;
  /**
   * Largest file in bytes.
   * @default Number.POSITIVE_INFINITY
   */
  maxBytes?: number | undefined;
  /**
   * Maximum number of files.
   * @default Number.POSITIVE_INFINITY
   */
  most?: number | undefined;
  /**
   * Number of uploads at the same time; the others wait.
   * @default 3
   */
  atOnce?: number | undefined;
  /**
   * `zone`: a box to drop files on, all of which can be pressed. `button`: a button with the limits next to it; dropping works as well.
   * @default 'zone'
   */
  variant?: 'zone' | 'button' | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Name of the hidden inputs, one with the address of each uploaded file, for plain form submission. */
  name?: string | undefined;
  /** Ref of the input, for focus and form libraries. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const none: readonly UploadedFile[] = [];

/** Several files of any kind: chosen, dropped or pasted, uploaded a few at a time, and listed with what can be done about each. */
export function FileUpload({
  label,
  labelHidden,
  description,
  error,
  value,
  defaultValue = none,
  onValueChange,
  onPendingChange,
  onUpload,
  accept = '',
  maxBytes = Number.POSITIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
  atOnce = 3,
  variant = 'zone',
  required = false,
  disabled = false,
  name,
  className,
  style,
  rootRef,
  ref,
  ...rest
}: FileUploadProps) {
  const texts = useTexts('fileUpload', fileUploadTexts);
  const group = useRef<HTMLFieldSetElement>(null);
  const joined = useJoinedRef(group, rootRef);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const joinedInput = useJoinedRef(input, ref);
  const leftRow = useRef<number | null>(null);
  const folders = useRef<readonly string[]>([]);
  const [files, change] = useLatestValue<readonly UploadedFile[]>({
    value,
    defaultValue,
    onValueChange: (next) => onValueChange?.([...next]),
    control: group,
  });
  const chosen = useFiles({ files, change, limits: { accept, maxBytes }, most, atOnce });
  const { entries, room, pending } = chosen;
  const isFull = room === 0;
  const { isOver, handlers } = useDropTarget(disabled || isFull, (given) => chosen.add(given, folders.current));
  const { data } = splitData(rest);
  const rows = fileRows(files, entries);
  const types = acceptWords(accept, texts.kinds);
  const size = Number.isFinite(maxBytes) ? sizeLabel(maxBytes) : '';
  const limits = texts.limits(types, size, most);

  const tellPending = useEffectEvent((count: number) => onPendingChange?.(count));
  useEffect(() => tellPending(pending), [pending]);

  useFormReset(group, chosen.clear);

  // The pressed button went with its row, or the chooser with the last file: the focus moves to a neighbour.
  useEffect(() => {
    if (leftRow.current === null) return;
    const active = activeElementNear(group.current);
    if (active === null || active === document.body) focusRow(leftRow.current);
    leftRow.current = null;
  });

  /** Focuses the button that removes a file: that of the last one at most, or the chooser without any. */
  function focusRow(index: number) {
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
  }

  /** The button disappears: the focus moves to that of the last file. */
  function retryAll() {
    focusRow(rows.length);
    chosen.retryAll();
  }

  /** Notes folders before the files of a drop or paste are read: among those they look like files without a type. */
  function withFolders(event: DragEvent | ClipboardEvent, carried: DataTransfer, read: () => void) {
    folders.current = disabled || isFull ? [] : folderNames(carried.items);
    read();
    if (folders.current.length > 0 && carried.files.length === 0) {
      event.preventDefault();
      chosen.add([], folders.current);
    }
  }

  function choose(given: File[]) {
    leftRow.current = rows.length;
    chosen.add(given, []);
  }

  function refusalText(refusal: FileRefusal): string {
    if (refusal === 'type') return texts.typeRefused(types);
    return refusal === 'size' ? texts.tooLarge(size) : texts.emptyFile;
  }

  function removing(index: number, act: () => void) {
    if (disabled) return undefined;
    return () => {
      leftRow.current = index;
      act();
    };
  }

  function row(one: Row, index: number) {
    if (one.kind === 'stored')
      return (
        <FileRow
          key={one.file.address}
          file={one.file}
          status={{ state: 'done' }}
          onRemove={removing(index, () => chosen.remove(one.file))}
        />
      );
    const { entry, stored } = one;
    const key = `chosen ${entry.key}`;
    if (entry.refusal !== null)
      return (
        <FileRow
          key={key}
          file={entry.file}
          status={{ state: 'refused', message: refusalText(entry.refusal) }}
          onRemove={removing(index, () => chosen.dismiss(entry))}
        />
      );
    return (
      <FileJob
        key={key}
        file={entry.file}
        isDone={stored !== null}
        isDue={chosen.due.has(entry.key)}
        onUpload={onUpload}
        onDone={(address, file) => chosen.finish(entry.key, address, file)}
        onPhase={(phase, retry) => chosen.setPhase(entry.key, phase, retry)}
        onRemove={removing(index, () => (stored === null ? chosen.dismiss(entry) : chosen.remove(stored)))}
      />
    );
  }

  return (
    <UploadGroup {...{ label, labelHidden, description, error, required, className, style, data }} rootRef={joined}>
      {(id, control) => {
        const limitsId = limits === '' ? undefined : `${id}-limits`;
        const described = [control['aria-describedby'], limitsId].filter(Boolean).join(' ') || undefined;
        return (
          <Field
            {...handlers}
            onDrop={(event) => withFolders(event, event.dataTransfer, () => handlers.onDrop(event))}
            onPaste={(event) => withFolders(event, event.clipboardData, () => handlers.onPaste(event))}
            data-variant={variant}
          >
            <VisuallyHidden>
              <label htmlFor={`${id}-files`}>{label}</label>
              <span id={limitsId}>{limits}</span>
              <output>{chosen.notice}</output>
            </VisuallyHidden>
            {isFull ? null : (
              <Box data-state={isOver ? 'over' : 'empty'} data-disabled={disabled ? '' : undefined}>
                <FileInput
                  {...control}
                  aria-describedby={described}
                  id={`${id}-files`}
                  ref={joinedInput}
                  accept={accept === '' ? undefined : accept}
                  multiple={most !== 1}
                  disabled={disabled}
                  required={required && rows.length === 0}
                  onFiles={choose}
                />
                <ChooseFiles
                  htmlFor={`${id}-files`}
                  variant={variant}
                  isOver={isOver}
                  words={{ choose: texts.choose, dragHere: texts.dragHere, drop: texts.drop }}
                  limits={limits}
                />
              </Box>
            )}
            <Remarks>
              {chosen.remarks.map((remark) => (
                <span key={remark}>
                  <InfoIcon size={14} />
                  <span>{remark}</span>
                </span>
              ))}
            </Remarks>
            {rows.length === 0 ? null : (
              <List role={listRole} ref={list} aria-label={texts.list(label)}>
                {rows.map(row)}
              </List>
            )}
            {rows.length > 1 || isFull ? (
              <Summary>
                {rows.length > 1 ? <span>{texts.summary(rows.length, files.length, chosen.wrong)}</span> : null}
                {isFull && most > 1 ? <span>{texts.full(most)}</span> : null}
                {chosen.canRetryAll && !disabled ? (
                  <Button variant="text" size="sm" onClick={retryAll}>
                    {texts.retryAll}
                  </Button>
                ) : null}
              </Summary>
            ) : null}
            {name === undefined
              ? null
              : files.map(({ address }) => (
                  <input key={address} type="hidden" name={name} value={address} disabled={disabled} />
                ))}
          </Field>
        );
      }}
    </UploadGroup>
  );
}
