import type { PrivatePictureReply, UploadBeginning, UploadBegun, UploadPart, UploadProgress } from '@lima-id/api';
import { imageMessages, uploadPartMaxBytes } from '@lima-id/domain';
import { uploadFailure } from '@lima-id/ui';
import { RequestFailure } from '../api/request.ts';
import { isCrowded, patienceFor, pauseAfter, troubleMs, uploadError } from './uploadTrouble.ts';

/** What an upload in parts is made with. */
export interface PartTransport {
  begin(beginning: UploadBeginning, signal: AbortSignal): Promise<UploadBegun>;
  sendPart(part: UploadPart, signal: AbortSignal): Promise<UploadProgress>;
  /** Waits, and less when the connection comes back. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
}

/** How an upload is followed and called off. */
export interface UploadOptions {
  /** Receives the part of the file that has come, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Answers in a row that lead no farther, from which on it is waited between them: some are lawful after a failure. */
const idleSteps = 3;

/** Where an upload stands whose part began elsewhere, as the gateway says; null for any other failure. */
function placeIn(error: unknown): number | null {
  if (!(error instanceof RequestFailure) || error.result.status !== 409) return null;
  const { received } = Object(error.result.data) as { received?: unknown };
  return typeof received === 'number' ? received : null;
}

/** Sends the next part; one that began elsewhere, because it had come already, leads to where the upload stands. */
async function sendNext(
  file: File,
  at: UploadBegun,
  { sendPart }: PartTransport,
  signal: AbortSignal,
): Promise<UploadBegun> {
  const { uploadId, received: offset } = at;
  const part = new File([file.slice(offset, offset + uploadPartMaxBytes)], file.name, { type: file.type });
  try {
    return { uploadId, ...(await sendPart({ uploadId, offset, file: part }, signal)) };
  } catch (error) {
    const received = placeIn(error);
    if (received === null || received === offset) throw error;
    return { uploadId, received, picture: null };
  }
}

/**
 * Sends a file in parts, one after another, and gives the picture that was made of it. After a failure that may pass it waits, asks
 * where the upload stands and goes on there; what it gives up on, after two minutes without an answer, goes on there too when it is
 * sent again. Rejects as {@link uploadError} says.
 */
export async function sendParts(
  file: File,
  beginning: UploadBeginning,
  transport: PartTransport,
  { onProgress, signal }: UploadOptions,
): Promise<PrivatePictureReply> {
  let movedAt = transport.now();
  let furthest = -1;
  let idle = 0;
  let tries = 0;
  let at: UploadBegun | null = null;

  /** Waits a little longer each time, or gives up when nothing has moved for longer than the patience. */
  async function wait(patienceMs: number, error: unknown): Promise<void> {
    if (transport.now() - movedAt >= patienceMs) throw uploadError(error);
    await transport.pause(pauseAfter(tries), signal);
    signal.throwIfAborted();
    tries += 1;
  }

  async function step(from: UploadBegun | null): Promise<UploadBegun> {
    // Everything is there and no picture: the gateway makes it when it is asked where the upload stands.
    if (from === null || from.received >= file.size) return await transport.begin(beginning, signal);
    return await sendNext(file, from, transport, signal);
  }

  for (;;) {
    try {
      at = await step(at);
    } catch (error) {
      signal.throwIfAborted();
      await wait(patienceFor(error, at !== null), error);
      // Too many calls: the part is all that has to come again.
      if (!isCrowded(error)) at = null;
      continue;
    }
    onProgress(Math.min(1, at.received / file.size));
    if (at.picture !== null) return at.picture;
    if (at.received > furthest) {
      [furthest, movedAt, idle, tries] = [at.received, transport.now(), 0, 0];
    } else {
      idle += 1;
      if (idle >= idleSteps) await wait(troubleMs, uploadFailure(imageMessages.uploadServiceFailed));
    }
  }
}
