'use client';
import { Button } from '../Button/Button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { sizeLabel } from './limitWords.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { uploadTexts } from './Upload.texts.ts';
import type { UploadJob } from './uploadState.ts';

interface AvatarStatusProps {
  job: UploadJob;
  /** Id of the error, for the input's `aria-describedby`. */
  reasonId: string;
  onRetry: () => void;
  onCancel: () => void;
}

/** The state of an avatar upload, in a line below its button; empty while idle. */
export function AvatarStatus({ job, reasonId, onRetry, onCancel }: AvatarStatusProps) {
  const texts = useTexts('upload', uploadTexts);
  if (job.phase === 'idle') return null;
  const { name, size } = job.file;
  if (job.phase === 'failed' || job.phase === 'refused')
    return (
      <div data-part="fail">
        <p data-part="reason" id={reasonId} role="alert">
          <AlertIcon size={14} />
          <span>{job.message}</span>
        </p>
        {job.phase === 'failed' ? (
          <Button variant="text" size="sm" onClick={onRetry}>
            {texts.retry}
          </Button>
        ) : null}
        <Button variant="text" size="sm" aria-label={texts.cancelName(name)} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    );
  const fraction = job.phase === 'uploading' ? job.fraction : null;
  return (
    <div data-part="work">
      <ProgressBar fraction={fraction} name={texts.progressName(name)} />
      <span data-part="figure" aria-hidden="true">
        {fraction === null ? texts.preparing : texts.progress(Math.floor(fraction * 100), sizeLabel(size))}
      </span>
      <Button variant="text" size="sm" aria-label={texts.cancelName(name)} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
