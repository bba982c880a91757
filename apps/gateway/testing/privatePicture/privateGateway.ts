import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contract,
  type Endpoint,
  encodeRequest,
  type PrivatePictureKind,
  type PrivatePictureReply,
  type UploadBegun,
  type UploadProgress,
} from '@lima-id/api';
import { uploadPartMaxBytes } from '@lima-id/domain';
import type { FastifyInstance } from 'fastify';
import { createSessions } from '../../src/account/sessions.ts';
import type { UserRole } from '../../src/platform/authorisation/caller.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { LogStream } from '../../src/platform/log/logStream.ts';
import { createFolderPictures, type PictureStore } from '../../src/platform/pictures/pictureStore.ts';
import type { Store } from '../../src/schema/store.ts';
import { createSubjects } from '../../src/subjects.ts';
import { insertTestAccount } from '../account/insertTestAccount.ts';
import { testApp } from '../platform/testApp.ts';
import { testParts } from '../platform/testParts.ts';

/** The response; data in wire format. */
export interface Answer<Data> {
  status: number;
  message: string;
  data: Data;
}

export interface TestUser {
  id: string;
  username: string;
  token: string;
}

export interface PrivateGateway {
  app: FastifyInstance;
  /** Folder of the files. */
  folder: string;
  files(): string[];
  user(role: UserRole, username?: string): Promise<TestUser>;
  call<Request, Reply, Failure>(
    endpoint: Endpoint<Request, Reply, Failure>,
    request: NoInfer<Request>,
    user: TestUser,
  ): Promise<Answer<Failure extends null ? Reply : Reply & Failure>>;
  begin(user: TestUser, file: Uint8Array, kind?: PrivatePictureKind): Promise<Answer<UploadBegun>>;
  /** Sends the chunk of a file at an offset. */
  part(
    user: TestUser,
    uploadId: string,
    file: Uint8Array,
    offset: number,
  ): Promise<Answer<UploadProgress & { received: number }>>;
  whole(user: TestUser, file: Uint8Array, kind?: PrivatePictureKind): Promise<Answer<PrivatePictureReply>>;
  /** Starts or resumes an upload and sends the rest; returns the last answer. */
  send(user: TestUser, file: Uint8Array, kind?: PrivatePictureKind): Promise<Answer<UploadProgress>>;
}

/** A file as users choose it. */
export function chosen(bytes: Uint8Array, name = 'a.jpg', type = 'image/jpeg'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Request that starts the upload of a file. */
export function beginningOf(file: Uint8Array, kind: PrivatePictureKind) {
  return { kind, size: file.length, sha256: createHash('sha256').update(file).digest('hex') };
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, one as string | Blob);
  }
  return form;
}

interface GatewayOptions {
  folder?: string;
  /** Of private pictures; that of the folder unless given. */
  privatePictures?: PictureStore;
  productPictures?: PictureStore;
  logStream?: LogStream;
  /** Of the subjects; unknown unless given. */
  publicUrl?: string;
}

/** Builds the gateway with every subject, with a temporary folder for private pictures unless one is given. */
export async function openPrivateGateway(
  store: Store,
  clock: Clock,
  options: GatewayOptions = {},
): Promise<PrivateGateway> {
  const { folder = mkdtempSync(join(tmpdir(), 'lima-private-')), productPictures, logStream, publicUrl } = options;
  const parts = {
    ...testParts(),
    publicUrl: publicUrl ?? null,
    privatePictures: options.privatePictures ?? createFolderPictures(folder),
    ...(productPictures === undefined ? {} : { productPictures }),
  };
  const app = await testApp({
    store,
    clock,
    subjects: createSubjects(store, clock, parts),
    rateLimit: false,
    ...(logStream === undefined ? {} : { logStream }),
  });
  const sessions = createSessions(store, clock);
  let made = 0;

  const gateway: PrivateGateway = {
    app,
    folder,
    files: () => readdirSync(folder),
    async user(role, username) {
      made += 1;
      const name = username ?? `user_${made}_${role.toLowerCase()}`;
      const id = await insertTestAccount(store, { role, username: name });
      const { accessToken } = await store.transaction((transaction) => sessions.open(transaction, id, 'device'));
      return { id, username: name, token: accessToken };
    },
    async call(endpoint, request, { token }) {
      const wire = encodeRequest(endpoint, request);
      if (!wire.ok) throw new Error(`The test's request breaks the contract: ${wire.message}`);
      const { method, path, encoding } = endpoint;
      const payload = encoding === 'multipart' ? formOf(wire.value as object) : (wire.value as object);
      const response = await app.inject({ method, url: path, payload, headers: { accesstoken: token } });
      const { message, data } = response.json();
      return { status: response.statusCode, message, data };
    },
    begin: (user, file, kind = 'licence') => gateway.call(contract.beginUpload, beginningOf(file, kind), user),
    part: (user, uploadId, file, offset) =>
      gateway.call(
        contract.sendUploadPart,
        { uploadId, offset, file: chosen(file.subarray(offset, offset + uploadPartMaxBytes)) },
        user,
      ),
    whole: (user, file, kind = 'licence') => gateway.call(contract.uploadPrivate, { file: chosen(file), kind }, user),
    async send(user, file, kind) {
      const begun = await gateway.begin(user, file, kind);
      let answer: Answer<UploadProgress> = begun;
      while (answer.status === 200 && answer.data.picture === null)
        answer = await gateway.part(user, begun.data.uploadId, file, answer.data.received);
      return answer;
    },
  };
  return gateway;
}
