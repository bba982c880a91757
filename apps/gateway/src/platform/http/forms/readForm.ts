import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { Endpoint } from '@lima-id/api';
import type { FastifyRequest } from 'fastify';
import { FormLimitReached, FormTooLarge } from './formErrors.ts';

/** Expected files of a form. Without a field name, one file under any name. */
export type FormFiles = Partial<Pick<NonNullable<Endpoint<unknown, unknown>['files']>, 'field'>> &
  Omit<NonNullable<Endpoint<unknown, unknown>['files']>, 'field'>;

/** Default limit of a form with a file: each kind of picture has a smaller limit of its own. */
export const oneFile = { most: 1, maxBytes: 12 * 1024 * 1024 };

/** Maximum number of other fields, and of characters per field. */
export const fieldLimits = { fields: 10, fieldSize: 4096, headerPairs: 50 };

/** Maximum overhead of boundaries, headers and fields in bytes. */
const wrappingMaxBytes = 131_072;

/** Maximum size of a form in bytes. */
export function formMaxBytes({ most, maxBytes }: FormFiles): number {
  return most * maxBytes + wrappingMaxBytes;
}

/** Destination of a form's files. */
interface Destination {
  /** Path of the next file. */
  newPath(): string;
  /** Counts received bytes; false when a limit is reached. */
  take(bytes: number): boolean;
}

async function save({ file, filename, mimetype }: MultipartFile, { newPath, take }: Destination): Promise<File> {
  const path = newPath();
  let tooLarge: FormTooLarge | undefined;
  file.once('limit', () => {
    tooLarge = new FormTooLarge('file too large');
    file.destroy(tooLarge);
  });
  async function* count(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      if (!take(chunk.length)) throw new FormLimitReached('no room for more bytes');
      yield chunk;
    }
  }
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(file, count, written);
  } catch (error) {
    // A file that is still being created would be there after the form's files have been removed.
    if (!written.closed) await new Promise<void>((resolve) => written.once('close', resolve));
    // Which of the streams reports its end first depends on timing; the cause is the limit.
    throw tooLarge ?? error;
  }
  return new File([await openAsBlob(path)], filename, { type: mimetype });
}

/**
 * Parses a form: fields by name, files by field name, as a list when a name is expected. Each file is streamed to disk and stays there
 * until the form is closed.
 */
export async function readForm(
  request: FastifyRequest,
  { field, most, maxBytes }: FormFiles,
  destination: Destination,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const files: { name: string; file: File }[] = [];
  for await (const part of request.parts({ limits: { ...fieldLimits, files: most, fileSize: maxBytes } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else files.push({ name: part.fieldname, file: await save(part, destination) });
  }
  if (field === undefined) return Object.fromEntries(files.map(({ name, file }) => [name, file]));
  return { ...fields, [field]: files.filter(({ name }) => name === field).map(({ file }) => file) };
}
