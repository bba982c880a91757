import { Root as ButtonRoot } from '../Button/Button.styles.ts';
import { Button } from '../Button/Button.tsx';
import { AlertIcon, CloseIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { sizeLabel } from './limitWords.ts';
import { uploadTexts } from './Upload.texts.ts';
import type { UploadJob } from './uploadState.ts';

type Failure = Extract<UploadJob, { phase: 'failed' | 'refused' }>;

interface FailPartProps {
  job: Failure;
  /** The input another file is chosen with. */
  htmlFor: string;
  /** The sentence's id, for the input's description. */
  reasonId: string;
  onRetry: () => void;
  /** Puts the file away: what was there before comes back. */
  onDismiss: () => void;
}

/** A file that could not be sent or may not be: why, and what can be done. */
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
      <button type="button" data-part="dismiss" aria-label={texts.dismiss(name)} onClick={onDismiss}>
        <CloseIcon size={16} />
      </button>
    </div>
  );
}
