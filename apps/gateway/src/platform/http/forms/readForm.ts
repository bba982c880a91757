import { createWriteStream, openAsBlob } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { Endpoint } from '@lima-id/api';
import type { FastifyRequest } from 'fastify';
import { FormTooLarge, NoRoomForForm } from './formErrors.ts';

/** Which files a form carries. Without the name of a field it carries one, under any name. */
export type FormFiles = Partial<Pick<NonNullable<Endpoint<unknown, unknown>['files']>, 'field'>> &
  Omit<NonNullable<Endpoint<unknown, unknown>['files']>, 'field'>;

/** Fields beside the files, and characters of one. */
export const fieldLimits = { fields: 10, fieldSize: 4096, headerPairs: 50 };

/** Bytes that boundaries, headers and fields of a form take at most. */
const wrappingMaxBytes = 131_072;

/** Bytes that a form has at most. */
export function formMaxBytes({ most, maxBytes }: FormFiles): number {
  return most * maxBytes + wrappingMaxBytes;
}

/** Where the files of a form go. */
interface Destination {
  /** Where another file is to lie. */
  newPath(): string;
  /** Counts bytes that have come; false when there is no room for them. */
  take(bytes: number): boolean;
}

async function save({ file, filename, mimetype }: MultipartFile, { newPath, take }: Destination): Promise<File> {
  const path = newPath();
  file.once('limit', () => file.destroy(new FormTooLarge('file too large')));
  async function* count(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      if (!take(chunk.length)) throw new NoRoomForForm('no room for more bytes');
      yield chunk;
    }
  }
  await pipeline(file, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return new File([await openAsBlob(path)], filename, { type: mimetype });
}

/**
 * Reads a form: fields by their names, files under the name of their field, as a list where it is named. Each file is written to the disk
 * as it comes, and stays there for as long as the form is open.
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
