'use client';
import type { MouseEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { AlertIcon, CheckIcon, CloseIcon, InvoiceIcon, PictureIcon, TrashIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { sizeLabel } from '../Upload/limitWords.ts';
import { ProgressBar } from '../Upload/ProgressBar.tsx';
import { uploadTexts } from '../Upload/Upload.texts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { fileUploadTexts } from './FileUpload.texts.ts';
import { extensionOf, type FileFacts, isAccepted } from './fileRules.ts';

/** Where a file of the list is. */
export type FileStatus =
  | { state: 'waiting' }
  /** Null before the first report of progress. */
  | { state: 'uploading'; fraction: number | null }
  | { state: 'done' }
  | { state: 'failed'; message: string }
  | { state: 'refused'; message: string };

interface FileRowProps {
  file: FileFacts;
  status: FileStatus;
  onRetry?: (() => void) | undefined;
  /** Cancels, dismisses or deletes the file; without it there is no such button. */
  onRemove?: (() => void) | undefined;
}

/** Files with the icon of a picture; one from an earlier visit may have no media type. */
const pictures = 'image/*,.jpg,.jpeg,.png,.gif,.webp,.bmp,.svg,.heic';

/** The retry button disappears: the focus moves to the one that removes the file. */
function focusRemove({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('li')?.querySelector<HTMLElement>('[data-part="remove"]')?.focus();
}

/** A file of the list: name, size, state, and what can be done with it. */
export function FileRow({ file, status, onRetry, onRemove }: FileRowProps) {
  const texts = useTexts('fileUpload', fileUploadTexts);
  const common = useTexts('upload', uploadTexts);
  const { name } = file;
  const size = sizeLabel(file.size);
  const extension = extensionOf(name);
  const isWrong = status.state === 'failed' || status.state === 'refused';
  const isOpen = status.state === 'waiting' || status.state === 'uploading';
  const Icon = isWrong ? AlertIcon : isAccepted(file, pictures) ? PictureIcon : InvoiceIcon;
  const fraction = status.state === 'uploading' ? status.fraction : null;

  function note() {
    switch (status.state) {
      case 'waiting':
        return <span>{texts.waiting(size)}</span>;
      case 'uploading':
        return (
          <span>{fraction === null ? texts.starting(size) : texts.sent(sizeLabel(fraction * file.size), size)}</span>
        );
      case 'done':
        return (
          <>
            <CheckIcon size={14} />
            <span>{texts.done(size)}</span>
          </>
        );
      default:
        return <span>{texts.refused(status.message, size)}</span>;
    }
  }

  function removeName() {
    if (isOpen) return common.cancelName(name);
    return isWrong ? common.dismiss(name) : common.act(common.remove, name);
  }

  return (
    <li data-state={status.state}>
      <Icon size={20} />
      <div data-part="facts">
        <span data-part="name" title={name}>
          <span>{extension === '' ? name : name.slice(0, -extension.length)}</span>
          <span>{extension}</span>
        </span>
        {fraction === null ? null : (
          <span data-part="percent" aria-hidden="true">
            {texts.percent(Math.floor(fraction * 100))}
          </span>
        )}
        {status.state === 'uploading' ? <ProgressBar fraction={fraction} name={common.progressName(name)} /> : null}
        <span data-part="note" role={isWrong ? 'alert' : undefined}>
          {isWrong ? (
            <VisuallyHidden>
              <span>{name}</span>
            </VisuallyHidden>
          ) : null}
          {note()}
        </span>
      </div>
      {status.state === 'failed' && onRetry !== undefined ? (
        <Button
          variant="text"
          size="sm"
          aria-label={common.act(common.retry, name)}
          onClick={(event) => {
            focusRemove(event);
            onRetry();
          }}
        >
          {common.retry}
        </Button>
      ) : null}
      {onRemove === undefined ? null : (
        <IconButton data-part="remove" aria-label={removeName()} onClick={onRemove}>
          {status.state === 'done' ? <TrashIcon size={18} /> : <CloseIcon size={18} />}
        </IconButton>
      )}
    </li>
  );
}
