'use client';
import { Button } from '../Button/Button.tsx';
import { PictureIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { sizeLabel } from './limitWords.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { uploadTexts } from './Upload.texts.ts';
import type { UploadJob } from './uploadState.ts';

type Work = Extract<UploadJob, { phase: 'preparing' | 'uploading' }>;

/** A file being prepared or uploaded, and its cancel button. */
export function WorkPart({ job, onCancel }: { job: Work; onCancel: () => void }) {
  const texts = useTexts('upload', uploadTexts);
  const { name, size } = job.file;
  const fraction = job.phase === 'uploading' ? job.fraction : null;
  return (
    <div data-part="work">
      <PictureIcon size={24} />
      <span data-part="name" title={name}>
        {name}
      </span>
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
