import type { PrivatePictureReply, UploadBeginning, UploadBegun, UploadPart, UploadProgress } from '@lima-id/api';
import { imageMessages, uploadPartMaxBytes } from '@lima-id/domain';
import { uploadFailure } from '@lima-id/ui';
import { RequestFailure } from '../api/request.ts';
import { isCrowded, patienceFor, pauseAfter, troubleMs, uploadError } from './uploadTrouble.ts';

/** The calls and clock of an upload in parts. */
export interface PartTransport {
  begin(beginning: UploadBeginning, signal: AbortSignal): Promise<UploadBegun>;
  sendPart(part: UploadPart, signal: AbortSignal): Promise<UploadProgress>;
  /** Waits, or less when the connection is back. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
  /** Milliseconds of a monotonic clock. */
  now(): number;
}

/** Progress and cancellation of an upload. */
export interface UploadOptions {
  /** Receives the uploaded part of the file, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Number of consecutive responses without progress after which it pauses between them: some are legitimate after a failure. */
const idleSteps = 3;

/** The offset of an upload whose next part begins elsewhere, as the gateway reports it; null for any other failure. */
function placeIn(error: unknown): number | null {
  if (!(error instanceof RequestFailure) || error.result.status !== 409) return null;
  const { received } = Object(error.result.data) as { received?: unknown };
  return typeof received === 'number' ? received : null;
}

/** Throws once a signal is aborted; the signals of older browsers do not say why. */
function endIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason ?? new DOMException('The upload was aborted.', 'AbortError');
}

/** Sends the next part; after an offset conflict, because the part had arrived already, it resumes at the upload's offset. */
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
 * Uploads a file in parts, one after another, and returns the resulting picture. After a temporary failure it pauses, queries the
 * offset and resumes there; after two minutes without a response it gives up, and a new call resumes there too. Rejects as {@link
 * uploadError} describes.
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

  /** Backs off, or gives up without progress for longer than the patience. */
  async function wait(patienceMs: number, error: unknown): Promise<void> {
    if (transport.now() - movedAt >= patienceMs) throw uploadError(error);
    await transport.pause(pauseAfter(tries), signal);
    endIfAborted(signal);
    tries += 1;
  }

  async function step(from: UploadBegun | null): Promise<UploadBegun> {
    // Everything was uploaded but there is no picture: querying the offset makes the gateway create it.
    if (from === null || from.received >= file.size) return await transport.begin(beginning, signal);
    return await sendNext(file, from, transport, signal);
  }

  for (;;) {
    try {
      at = await step(at);
    } catch (error) {
      endIfAborted(signal);
      await wait(patienceFor(error, at !== null), error);
      // Too many calls: only the part has to be repeated.
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
