/** The state of an upload: idle, being prepared, being sent, failed, or refused. */
export type UploadPhase = 'idle' | 'preparing' | 'uploading' | 'failed' | 'refused';

/** A file being uploaded, with its progress; a failed one keeps its file for a retry. */
export type UploadJob =
  | { phase: 'idle' }
  | { phase: 'preparing'; file: File }
  | { phase: 'uploading'; file: File; fraction: number }
  | { phase: 'failed'; file: File; message: string; isPrepared: boolean }
  | { phase: 'refused'; file: File; message: string };

/** Events of an upload: `choose`, `resend` and `cancel` come from the visitor, the others from the task. */
export type UploadEvent =
  | { type: 'choose'; file: File }
  | { type: 'prepared'; file: File }
  | { type: 'progress'; fraction: number }
  | { type: 'finish' }
  | { type: 'fail'; message: string }
  | { type: 'refuse'; message: string }
  | { type: 'resend' }
  | { type: 'cancel' };

/** The phase that each event leads to; an event without an entry is ignored. */
export const uploadTransitions: Record<UploadPhase, Partial<Record<UploadEvent['type'], UploadPhase>>> = {
  idle: { choose: 'preparing' },
  preparing: { choose: 'preparing', prepared: 'uploading', fail: 'failed', refuse: 'refused', cancel: 'idle' },
  uploading: { choose: 'preparing', progress: 'uploading', finish: 'idle', fail: 'failed', cancel: 'idle' },
  failed: { choose: 'preparing', resend: 'uploading', cancel: 'idle' },
  refused: { choose: 'preparing', cancel: 'idle' },
};

/** Idle. */
export const initialUpload: UploadJob = { phase: 'idle' };

function forward(job: UploadJob, fraction: number): UploadJob {
  if (job.phase !== 'uploading') return job;
  const next = Math.min(1, fraction);
  return next > job.fraction ? { ...job, fraction: next } : job;
}

/**
 * The job after an event; the same object when nothing changes. Progress goes from 0 to 1 and never decreases. A file whose preparation
 * failed cannot be retried: it has to be selected again.
 */
export function nextUpload(job: UploadJob, event: UploadEvent): UploadJob {
  if (uploadTransitions[job.phase][event.type] === undefined) return job;
  if (event.type === 'choose') return { phase: 'preparing', file: event.file };
  if (job.phase === 'idle') return job;
  const { file } = job;
  switch (event.type) {
    case 'prepared':
      return { phase: 'uploading', file: event.file, fraction: 0 };
    case 'progress':
      return forward(job, event.fraction);
    case 'fail':
      return { phase: 'failed', file, message: event.message, isPrepared: job.phase === 'uploading' };
    case 'refuse':
      return { phase: 'refused', file, message: event.message };
    case 'resend':
      return job.phase === 'failed' && job.isPrepared ? { phase: 'uploading', file, fraction: 0 } : job;
    default:
      return initialUpload;
  }
}

/** State of a box, as `data-state`. */
export type UploadState = 'empty' | 'over' | 'done' | Exclude<UploadPhase, 'idle'>;

/** State of a box: a file dragged over it takes precedence, then the job, then the value or its absence. */
export function uploadState(job: UploadJob, hasValue: boolean, isOver: boolean): UploadState {
  if (isOver) return 'over';
  if (job.phase !== 'idle') return job.phase;
  return hasValue ? 'done' : 'empty';
}
