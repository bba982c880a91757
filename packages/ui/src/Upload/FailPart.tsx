'use client';
import { Root as ButtonRoot } from '../Button/Button.styles.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { AlertIcon, CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { sizeLabel } from './limitWords.ts';
import { uploadTexts } from './Upload.texts.ts';
import type { UploadJob } from './uploadState.ts';

type Failure = Extract<UploadJob, { phase: 'failed' | 'refused' }>;

interface FailPartProps {
  job: Failure;
  /** Id of the file input for selecting another file. */
  htmlFor: string;
  /** Id of the error message, for the input's `aria-describedby`. */
  reasonId: string;
  onRetry: () => void;
  /** Dismisses the file: the previous value is shown again. */
  onDismiss: () => void;
}

/** A file that failed or was refused: the reason, and the available actions. */
export function FailPart({ job, htmlFor, reasonId, onRetry, onDismiss }: FailPartProps) {
  const texts = useTexts('upload', uploadTexts);
  const { name, size } = job.file;
  return (
    <div data-part="fail">
      <AlertIcon size={24} />
      <p data-part="reason" id={reasonId} role="alert">
        {job.message}
      </p>
      <span data-part="file" title={name}>
        {texts.fileSize(name, sizeLabel(size))}
      </span>
      <div data-part="acts">
        {job.phase === 'failed' ? (
          <Button size="sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        ) : null}
        <ButtonRoot as="label" htmlFor={htmlFor} data-variant="secondary" data-size="sm" data-part="again">
          {texts.chooseAgain}
        </ButtonRoot>
      </div>
      <IconButton data-part="dismiss" data-hover="none" aria-label={texts.dismiss(name)} onClick={onDismiss}>
        <CloseIcon size={16} />
      </IconButton>
    </div>
  );
}
