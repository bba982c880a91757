import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import { cleanUpFolder } from '../../folder/cleanUpFolder.ts';
import { requireDataFolder } from '../../folder/dataFolder.ts';
import type { Job } from '../../job/jobs.ts';
import { endSlowRequest } from '../brokenRequest.ts';
import { throwUnreadable } from '../errors.ts';
import { visitorOf } from '../visitor.ts';
import { FormLimitReached, FormTooLarge } from './formErrors.ts';
import { abandonedMs, cleanupIntervalMs, defaultFormLimits, type FormLimits, slowCheckMs } from './formLimits.ts';
import { createFormSlots } from './formSlots.ts';
import { type FormFiles, formMaxBytes, readForm } from './readForm.ts';

/** A form with a slot. */
export interface OpenForm {
  /** Parses it: fields as texts, files on disk. */
  read(): Promise<Record<string, unknown>>;
  /** Deletes its files and releases the slot. */
  close(): Promise<void>;
}

/** Parses forms with files. */
export interface Forms {
  /** Takes a slot for a form, without reading it yet. Throws when it is too large or no slot is free. */
  open(request: FastifyRequest, files: FormFiles): OpenForm;
}

declare module 'fastify' {
  interface FastifyInstance {
    forms: Forms;
  }
}

const fileShape = /^[0-9a-f]{32}\.part$/;

/** Declared size of a form in bytes; 0 when unknown. */
function declaredBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}

/**
 * Registers the parser of forms with files. Files are stored in a folder, accessible by the gateway's user only, until the form was
 * processed; files of a crashed gateway are deleted at the next start, and by the returned cleanup job once they are too old to belong to
 * another gateway that shares the folder.
 */
export async function holdForms(
  app: FastifyInstance,
  clock: Clock,
  { folder, limits = defaultFormLimits }: { folder: string; limits?: FormLimits },
): Promise<Job> {
  requireDataFolder(folder);
  const room = createFormSlots(limits, clock);
  const cleanUp = () => cleanUpFolder(folder, fileShape, new Date(clock.now().getTime() - abandonedMs));
  await cleanUp();
  const endCutting = clock.every(slowCheckMs, room.cutSlow);
  app.addHook('onClose', async () => endCutting());

  app.decorate('forms', {
    open(request, files) {
      const declared = declaredBytes(request);
      if (declared > formMaxBytes(files)) throw new FormTooLarge('declared too large');
      const place = room.enter(visitorOf(request.ip), declared);
      if (place === null) throw new FormLimitReached('no place');
      const paths: string[] = [];
      const newPath = () => {
        const path = join(folder, `${randomBytes(16).toString('hex')}.part`);
        paths.push(path);
        return path;
      };
      return {
        async read() {
          place.begin(() => endSlowRequest(request.raw.socket));
          const read = await readForm(request, files, { newPath, take: place.take }).catch(throwUnreadable);
          place.complete();
          return read;
        },
        async close() {
          try {
            for (const path of paths) await rm(path, { force: true });
          } finally {
            place.leave();
          }
        },
      };
    },
  } satisfies Forms);
  return { name: 'upload cleanup', everyMs: cleanupIntervalMs, run: cleanUp };
}
