import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialUpload,
  nextUpload,
  type UploadEvent,
  type UploadJob,
  type UploadPhase,
  uploadState,
  uploadTransitions,
} from './uploadState.ts';

const file = new File(['a'], 'a.jpg');
const other = new File(['b'], 'b.jpg');

const jobs: Record<UploadPhase, UploadJob> = {
  idle: initialUpload,
  preparing: { phase: 'preparing', file },
  uploading: { phase: 'uploading', file, fraction: 0.5 },
  failed: { phase: 'failed', file, message: '上传失败', isPrepared: true },
  refused: { phase: 'refused', file, message: '图片格式不能为gif' },
};

const events: Record<UploadEvent['type'], UploadEvent> = {
  choose: { type: 'choose', file: other },
  prepared: { type: 'prepared', file: other },
  progress: { type: 'progress', fraction: 0.75 },
  finish: { type: 'finish' },
  fail: { type: 'fail', message: '上传失败' },
  refuse: { type: 'refuse', message: '图片大小不能超过1MB' },
  resend: { type: 'resend' },
  cancel: { type: 'cancel' },
};

const everyPair = Object.values(jobs).flatMap((job) => Object.values(events).map((event) => ({ job, event })));

describe('nextUpload', () => {
  it.each(everyPair)('goes where the table says when $job.phase meets $event.type', ({ job, event }) => {
    expect(nextUpload(job, event).phase).toBe(uploadTransitions[job.phase][event.type] ?? job.phase);
  });

  const unknown = everyPair.filter(({ job, event }) => uploadTransitions[job.phase][event.type] === undefined);
  it.each(unknown)('stays the same object when $job.phase meets $event.type', ({ job, event }) => {
    expect(nextUpload(job, event)).toBe(job);
  });

  it('leads from nothing to the address when all goes well', () => {
    let job = nextUpload(initialUpload, events.choose);
    expect(job).toEqual({ phase: 'preparing', file: other });
    job = nextUpload(job, { type: 'prepared', file });
    expect(job).toEqual({ phase: 'uploading', file, fraction: 0 });
    job = nextUpload(job, { type: 'progress', fraction: 0.4 });
    expect(job).toEqual({ phase: 'uploading', file, fraction: 0.4 });
    expect(nextUpload(job, events.finish)).toEqual({ phase: 'idle' });
  });

  it.each([
    [0.51, 0.51],
    [1, 1],
    [7, 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('takes a progress of %d from a half to %d', (fraction, expected) => {
    expect(nextUpload(jobs.uploading, { type: 'progress', fraction })).toEqual({
      ...jobs.uploading,
      fraction: expected,
    });
  });

  it.each([0.5, 0.4, -1, Number.NaN])('stays at a half when a progress of %d is reported', (fraction) => {
    expect(nextUpload(jobs.uploading, { type: 'progress', fraction })).toBe(jobs.uploading);
  });

  it('keeps the file when sending it failed, and sends the same again', () => {
    const failed = nextUpload(jobs.uploading, events.fail);
    expect(failed).toEqual({ phase: 'failed', file, message: '上传失败', isPrepared: true });
    expect(nextUpload(failed, events.resend)).toEqual({ phase: 'uploading', file, fraction: 0 });
  });

  it('does not send what could not be made ready when it is to be sent again', () => {
    const failed = nextUpload(jobs.preparing, events.fail);
    expect(failed).toEqual({ phase: 'failed', file, message: '上传失败', isPrepared: false });
    expect(nextUpload(failed, events.resend)).toBe(failed);
  });

  it('says why when a file is refused', () => {
    expect(nextUpload(jobs.preparing, events.refuse)).toEqual({
      phase: 'refused',
      file,
      message: '图片大小不能超过1MB',
    });
  });

  it('never loses a file but by the person or by success when anything happens', () => {
    const anything = fc.array(fc.constantFrom(...Object.values(events)), { maxLength: 40 });
    expect(() =>
      fc.assert(
        fc.property(anything, (sequence) => {
          let job: UploadJob = initialUpload;
          for (const event of sequence) {
            const next: UploadJob = nextUpload(job, event);
            const lost = job.phase !== 'idle' && next.phase === 'idle';
            if (lost && event.type !== 'cancel' && event.type !== 'finish') return false;
            const before = job.phase === 'uploading' && event.type === 'progress' ? job.fraction : 0;
            if (next.phase === 'uploading' && (next.fraction < before || next.fraction > 1)) return false;
            job = next;
          }
          return true;
        }),
      ),
    ).not.toThrow();
  });
});

describe('uploadState', () => {
  it.each(Object.values(jobs))('shows a file held over the box before $phase', (job) => {
    expect(uploadState(job, true, true)).toBe('over');
  });

  it.each([jobs.preparing, jobs.uploading, jobs.failed, jobs.refused])('shows $phase before the value', (job) => {
    expect(uploadState(job, true, false)).toBe(job.phase);
    expect(uploadState(job, false, false)).toBe(job.phase);
  });

  it.each([
    [false, 'empty'],
    [true, 'done'],
  ])('shows a value (%j) as %s when nothing is under way', (hasValue, state) => {
    expect(uploadState(initialUpload, hasValue, false)).toBe(state);
  });
});
