import type { Endpoint } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppOptions } from '../../../../src/app.ts';
import { type BeforeBody, mount } from '../../../../src/platform/http/mount.ts';
import { testApp } from '../../testApp.ts';

type Sent = { name: string; photos: File[] };

/** A test endpoint with a name and up to three files of a megabyte. */
export const sendFiles: Endpoint<Sent, { sizes: number[] }, null> = {
  name: 'sendFiles',
  method: 'POST',
  path: '/platform-test/files',
  auth: 'none',
  encoding: 'multipart',
  files: { field: 'photos', most: 3, maxBytes: 1_048_576 },
  request: z.object({ name: z.string(), photos: z.array(z.file()) }),
  reply: z.object({ sizes: z.array(z.number()) }),
  failure: z.null(),
};

/** The same for logged-in users. */
export const sendOwnFiles = {
  ...sendFiles,
  name: 'sendOwnFiles',
  path: '/platform-test/own-files',
  auth: 'token',
} as const;

/** Builds a gateway with these endpoints and one without files; nobody is logged in. */
export async function openFormGateway({
  work = () => undefined,
  beforeBody,
  ...options
}: Partial<AppOptions> & {
  /** Handler of the files. */
  work?: (sent: Sent) => Promise<void> | void;
  beforeBody?: BeforeBody<null>;
} = {}): Promise<FastifyInstance> {
  const handle = async (sent: Sent) => {
    await work(sent);
    return { data: { sizes: sent.photos.map(({ size }) => size) } };
  };
  return await testApp({
    rateLimit: false,
    ...options,
    subjects: [
      {
        name: 'files',
        mount(app) {
          const rules = { sendFiles: 'everybody', sendOwnFiles: ['ADMIN'] } as const;
          mount(app, sendFiles, handle, beforeBody === undefined ? { rules } : { rules, beforeBody });
          mount(app, sendOwnFiles, handle, { rules });
        },
      },
    ],
  });
}
