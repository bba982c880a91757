import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import { requireDataFolder } from '../../folder/dataFolder.ts';
import { sweepFolder } from '../../folder/sweepFolder.ts';
import type { Job } from '../../job/jobs.ts';
import { endSlowRequest } from '../brokenRequest.ts';
import { throwUnreadable } from '../errors.ts';
import { visitorOf } from '../visitor.ts';
import { FormTooLarge, NoRoomForForm } from './formErrors.ts';
import { abandonedMs, defaultFormLimits, type FormLimits, slowCheckMs, sweepMs } from './formLimits.ts';
import { createFormRoom } from './formRoom.ts';
import { type FormFiles, formMaxBytes, readForm } from './readForm.ts';

/** A form with files that has a place among those that are read or worked on. */
export interface OpenForm {
  /** Reads it: fields as texts, files as files that lie on the disk. */
  read(): Promise<Record<string, unknown>>;
  /** Removes its files and makes room. */
  close(): Promise<void>;
}

/** Reads forms with files. */
export interface Forms {
  /** Gives a form a place, and reads nothing of it yet. Throws when it is too large, and when there is no room for it. */
  open(request: FastifyRequest, files: FormFiles): OpenForm;
}

declare module 'fastify' {
  interface FastifyInstance {
    forms: Forms;
  }
}

/** Where forms of gateways without a data folder lie. */
const commonFolder = join(tmpdir(), 'lima-forms');

const fileShape = /^[0-9a-f]{32}\.part$/;

/** Bytes that a form says it has; 0 when it does not say. */
function declaredBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}

/**
 * Teaches a server to read forms with files. Their files lie in a folder, for the gateway's user alone, until the form was worked on; what
 * a killed gateway left there is removed at the next start, and by the job that this gives, once it is too old to belong to another
 * gateway that shares the folder.
 */
export async function holdForms(
  app: FastifyInstance,
  clock: Clock,
  { folder = commonFolder, limits = defaultFormLimits }: { folder?: string; limits?: FormLimits } = {},
): Promise<Job> {
  requireDataFolder(folder);
  const room = createFormRoom(limits, clock);
  const sweep = () => sweepFolder(folder, fileShape, new Date(clock.now().getTime() - abandonedMs));
  await sweep();
  const endCutting = clock.every(slowCheckMs, room.cutSlow);
  app.addHook('onClose', async () => endCutting());

  app.decorate('forms', {
    open(request, files) {
      const declared = declaredBytes(request);
      if (declared > formMaxBytes(files)) throw new FormTooLarge('declared too large');
      const place = room.enter(visitorOf(request.ip), declared);
      if (place === null) throw new NoRoomForForm('no place');
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
  return { name: 'upload cleanup', everyMs: sweepMs, run: sweep };
}
