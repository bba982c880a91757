'use client';
import { imageLimits } from '@lima-id/domain';
import { useEffect, useEffectEvent } from 'react';
import type { UploadJob, UploadPhase } from '../Upload/uploadState.ts';
import { type UploadTransport, useUpload } from '../Upload/useUpload.ts';
import { FileRow, type FileStatus } from './FileRow.tsx';

interface FileJobProps {
  file: File;
  /** It has been uploaded. */
  isDone: boolean;
  /** Its turn has come: uploads run a few at a time. */
  isDue: boolean;
  onUpload: UploadTransport;
  onDone: (address: string, file: File) => void;
  /** Called with each state, and with the function that retries a failed upload. */
  onPhase: (phase: UploadPhase, retry: () => void) => void;
  onRemove: (() => void) | undefined;
}

function statusOf(job: UploadJob, isDone: boolean): FileStatus {
  if (isDone) return { state: 'done' };
  if (job.phase === 'idle') return { state: 'waiting' };
  if (job.phase === 'failed' || job.phase === 'refused') return { state: 'failed', message: job.message };
  return { state: 'uploading', fraction: job.phase === 'uploading' && job.fraction > 0 ? job.fraction : null };
}

/** A file that was chosen on this page: uploaded when its turn comes, and shown from then on. */
export function FileJob({ file, isDone, isDue, onUpload, onDone, onPhase, onRemove }: FileJobProps) {
  const upload = useUpload({
    // For pictures alone; limits of files are checked when they are chosen.
    limit: imageLimits.voucher,
    onUpload,
    onDone,
    prepare: async (chosen) => ({ ok: true, file: chosen }),
  });
  const { phase } = upload.job;
  const begin = useEffectEvent(upload.start);
  useEffect(() => {
    if (isDue) begin(file);
  }, [isDue, file]);
  const report = useEffectEvent(() => onPhase(phase, upload.retry));
  useEffect(() => report(), [phase]);

  return (
    <FileRow
      file={file}
      status={statusOf(upload.job, isDone)}
      onRetry={upload.retry}
      onRemove={
        onRemove === undefined
          ? undefined
          : () => {
              upload.cancel();
              onRemove();
            }
      }
    />
  );
}
