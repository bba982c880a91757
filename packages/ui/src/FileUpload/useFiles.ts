'use client';
import { useRef, useState } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import type { UploadPhase } from '../Upload/uploadState.ts';
import { fileUploadTexts } from './FileUpload.texts.ts';
import { admitFiles, dueKeys, type FileEntry, placeUploaded, type UploadedFile } from './fileEntries.ts';
import type { FileLimits } from './fileRules.ts';

interface FilesOptions {
  files: readonly UploadedFile[];
  /** Changes the list, based on its latest value. */
  change: (update: (before: readonly UploadedFile[]) => readonly UploadedFile[]) => void;
  limits: FileLimits;
  most: number;
  atOnce: number;
}

interface Run {
  phase: UploadPhase;
  retry: () => void;
}

const isRunning = (run: Run | undefined) => run?.phase === 'preparing' || run?.phase === 'uploading';

/** The files chosen on this page: which are uploaded when, and what is said about them. */
export function useFiles({ files, change, limits, most, atOnce }: FilesOptions) {
  const texts = useTexts('fileUpload', fileUploadTexts);
  const [entries, setEntries] = useState<readonly FileEntry[]>([]);
  const [runs, setRuns] = useState<ReadonlyMap<number, Run>>(new Map());
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const count = useRef(0);
  const accepted = entries.filter(({ address, refusal }) => address === null && refusal === null);
  const failed = accepted.filter(({ key }) => runs.get(key)?.phase === 'failed');
  const room = Math.max(0, most - files.length - accepted.length);
  const due = dueKeys(
    accepted.map(({ key }) => ({ key, isBegun: runs.has(key), isRunning: isRunning(runs.get(key)) })),
    atOnce,
  );

  function add(chosen: readonly File[], folders: readonly string[]) {
    const plain = chosen.filter(({ name }) => !folders.includes(name));
    const { added, duplicates, tooMany } = admitFiles(plain, { files, entries, limits, room });
    const again = failed.filter(({ file }) =>
      duplicates.some(({ name, size, lastModified }) => {
        return name === file.name && size === file.size && lastModified === file.lastModified;
      }),
    );
    // A file that failed and is chosen again is retried.
    for (const { key } of again) runs.get(key)?.retry();
    const noted = duplicates.filter(({ name }) => !again.some(({ file }) => file.name === name));
    const next = added.map(({ file, refusal }) => {
      count.current += 1;
      return { key: count.current, file, refusal, address: null };
    });
    setEntries((before) => [...before, ...next]);
    setRemarks([
      ...folders.map(texts.folder),
      ...(noted.length > 2 ? [texts.duplicates(noted.length)] : noted.map(({ name }) => texts.duplicate(name))),
      ...(tooMany.length > 0 ? [texts.tooMany(most, tooMany.length)] : []),
    ]);
    const taken = next.filter(({ refusal }) => refusal === null).length;
    setNotice(taken === 0 ? '' : texts.added(taken));
  }

  function setPhase(key: number, phase: UploadPhase, retry: () => void) {
    if (phase === 'idle') return;
    setRuns((before) => new Map(before).set(key, { phase, retry }));
  }

  function finish(key: number, address: string, { name, size, type }: File) {
    const left = accepted.filter((entry) => entry.key !== key && runs.get(entry.key)?.phase !== 'failed').length;
    setNotice(texts.finished(name, left));
    if (files.some((file) => file.address === address)) {
      // The server knows the content under another name.
      setRemarks([texts.duplicate(name)]);
      forget(key);
      return;
    }
    const keys = new Map(entries.flatMap((entry) => (entry.address === null ? [] : [[entry.address, entry.key]])));
    keys.set(address, key);
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, address } : entry)));
    change((before) => placeUploaded(before, { address, name, size, type }, keys));
  }

  function forget(key: number) {
    setEntries((before) => before.filter((entry) => entry.key !== key));
  }

  /** Removes a chosen file that has not been uploaded. */
  function dismiss({ key, file }: FileEntry) {
    forget(key);
    setRemarks([]);
    setNotice(texts.dismissed(file.name));
  }

  /** Removes an uploaded file from the list. */
  function remove({ address, name }: UploadedFile) {
    setEntries((before) => before.filter((entry) => entry.address !== address));
    change((before) => before.filter((file) => file.address !== address));
    setRemarks([]);
    setNotice(texts.removed(name));
  }

  /** Cancels what is under way and forgets what was chosen: the form was reset. */
  function clear() {
    setEntries([]);
    setRuns(new Map());
    setRemarks([]);
    setNotice('');
  }

  function retryAll() {
    for (const { key } of failed) runs.get(key)?.retry();
  }

  const refused = entries.filter(({ refusal }) => refusal !== null).length;
  return {
    entries,
    due,
    room,
    /** Number of chosen files that are not in the value, refused ones included. */
    pending: accepted.length + refused,
    /** Number of failed and refused files. */
    wrong: failed.length + refused,
    canRetryAll: failed.length > 1,
    remarks,
    notice,
    add,
    setPhase,
    finish,
    dismiss,
    remove,
    clear,
    retryAll,
  };
}
