'use client';
import type { ImageLimit } from '@lima-id/domain';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { useTranslate } from '../locale/useTranslate.ts';
import { type PreparedPicture, preparePicture } from '../pictureFile/preparePicture.ts';
import { failureText, refusalText } from './refusal.ts';
import { uploadTexts } from './Upload.texts.ts';
import { initialUpload, nextUpload } from './uploadState.ts';

/**
 * Uploads a file and resolves with its URL. It reports progress as a fraction from 0 to 1, stops when the signal is aborted, and rejects
 * with `uploadFailure` when the server gave a reason.
 */
export type UploadTransport = (
  file: File,
  upload: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<string>;

interface UploadOptions {
  limit: ImageLimit;
  onUpload: UploadTransport;
  /** Called once with the URL and the uploaded file. */
  onDone: (address: string, file: File) => void;
  /** Prepares the selected file for upload; `preparePicture` by default. */
  prepare?: ((file: File, limit: ImageLimit, signal: AbortSignal) => Promise<PreparedPicture>) | undefined;
}

/** The upload of one file: its state, announcements and actions. */
export function useUpload(options: UploadOptions) {
  const texts = useTexts('upload', uploadTexts);
  const translate = useTranslate();
  const [job, dispatch] = useReducer(nextUpload, initialUpload);
  const [notice, setNotice] = useState('');
  const running = useRef<AbortController | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => running.current?.abort(), []);

  function begin(): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }

  async function send(file: File, signal: AbortSignal) {
    setNotice(texts.uploading(file.name));
    const onProgress = (fraction: number) => {
      if (!signal.aborted) dispatch({ type: 'progress', fraction });
    };
    const address = await latest.current.onUpload(file, { onProgress, signal });
    if (signal.aborted) return;
    dispatch({ type: 'finish' });
    setNotice(texts.done(file.name));
    latest.current.onDone(address, file);
  }

  async function prepareAndSend(file: File, signal: AbortSignal) {
    const { limit, prepare = preparePicture } = latest.current;
    const prepared = await prepare(file, limit, signal);
    if (signal.aborted) return;
    if (!prepared.ok) {
      setNotice('');
      dispatch({ type: 'refuse', message: refusalText(prepared, limit, texts) });
      return;
    }
    dispatch({ type: 'prepared', file: prepared.file });
    await send(prepared.file, signal);
  }

  /** Runs a task; errors after cancellation are ignored. */
  async function run(work: (signal: AbortSignal) => Promise<void>) {
    const signal = begin();
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      setNotice('');
      dispatch({ type: 'fail', message: translate(failureText(error, texts)) });
    }
  }

  function start(file: File) {
    dispatch({ type: 'choose', file });
    void run((signal) => prepareAndSend(file, signal));
  }

  function retry() {
    if (job.phase !== 'failed') return;
    const { file } = job;
    if (!job.isPrepared) return start(file);
    dispatch({ type: 'resend' });
    void run((signal) => send(file, signal));
  }

  /** Cancels the upload, or dismisses the failed one. */
  function cancel() {
    running.current?.abort();
    if (job.phase === 'preparing' || job.phase === 'uploading') setNotice(texts.cancelled(job.file.name));
    dispatch({ type: 'cancel' });
  }

  return { job, notice, setNotice, start, retry, cancel };
}
