import { once } from 'node:events';
import { connect } from 'node:net';
import { contract } from '@lima-id/api';
import { uploadPartMaxBytes } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '../../testing/platform/openTestStore.ts';
import { decoded, grainyJpeg } from '../../testing/platform/pictures/madePictures.ts';
import {
  beginningOf,
  openPrivateGateway,
  type PrivateGateway,
  type TestUser,
} from '../../testing/privatePicture/privateGateway.ts';
import { systemClock } from '../platform/clock/clock.ts';
import type { Store } from '../schema/store.ts';

/** A photo of about two megabytes. */
const photo = grainyJpeg(1900, 1250);

let store: Store;
let gateway: PrivateGateway;
let owner: TestUser;
let address: URL;

beforeAll(async () => {
  store = await openTestStore();
  gateway = await openPrivateGateway(store, systemClock);
  owner = await gateway.user('COMPANY_ADMIN');
  address = new URL(await gateway.app.listen({ host: '127.0.0.1', port: 0 }));
}, 120_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

interface Answer {
  uploadId: string;
  received: number;
  picture: { fileName: string; fullUrl: string } | null;
}

const headers = () => ({ accesstoken: owner.token });

async function answerOf(response: Response): Promise<Answer> {
  const { data } = (await response.json()) as { data: Answer };
  return data;
}

async function begin(): Promise<Answer> {
  const { path, method } = contract.beginUpload;
  const body = JSON.stringify(beginningOf(photo, 'voucher'));
  const sent = { method, body, headers: { ...headers(), 'content-type': 'application/json' } };
  return await answerOf(await fetch(new URL(path, address), sent));
}

function partForm(uploadId: string, offset: number): FormData {
  const form = new FormData();
  form.append('uploadId', uploadId);
  form.append('offset', String(offset));
  form.append('file', new Blob([new Uint8Array(photo.subarray(offset, offset + uploadPartMaxBytes))]), 'part');
  return form;
}

async function sendPart(uploadId: string, offset: number): Promise<Answer> {
  const sent = { method: 'POST', body: partForm(uploadId, offset), headers: headers() };
  return await answerOf(await fetch(new URL(contract.sendUploadPart.path, address), sent));
}

/** Sends a chunk over a new connection, which is destroyed after a fraction was sent. */
async function sendBroken(uploadId: string, offset: number, share: number): Promise<void> {
  const request = new Request('http://part/', { method: 'POST', body: partForm(uploadId, offset) });
  const body = Buffer.from(await request.arrayBuffer());
  const socket = connect(Number(address.port), address.hostname);
  await once(socket, 'connect');
  const head = [
    `POST ${contract.sendUploadPart.path} HTTP/1.1`,
    `host: ${address.host}`,
    `accesstoken: ${owner.token}`,
    `content-type: ${request.headers.get('content-type')}`,
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const sent = body.subarray(0, Math.floor(body.length * share));
  await new Promise((resolve) => socket.write(sent, resolve));
  // Time for the gateway to receive a part of it.
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.resetAndDestroy();
}

describe('an upload of two megabytes', () => {
  it('leaves one file when its connection breaks in the middle of three chunks', async () => {
    expect(photo.length).toBeGreaterThan(2_000_000);
    const breaks = new Map([
      [0, 0.5],
      [5 * uploadPartMaxBytes, 0.02],
      [10 * uploadPartMaxBytes, 0.98],
    ]);
    let at = await begin();
    const { uploadId } = at;
    while (at.picture === null) {
      const share = breaks.get(at.received);
      if (share === undefined) {
        at = await sendPart(uploadId, at.received);
        continue;
      }
      breaks.delete(at.received);
      await sendBroken(uploadId, at.received, share);
      const again = await begin();
      // Incomplete chunks are discarded, and complete ones are kept.
      expect(again).toMatchObject({ uploadId, received: at.received, picture: null });
      at = again;
    }
    expect(breaks.size).toBe(0);
    expect(at.received).toBe(photo.length);
    const pictures = await store.kysely.selectFrom('private_picture').selectAll().execute();
    expect(pictures.map(({ id }) => id)).toEqual([at.picture.fileName]);
    expect(gateway.files()).toEqual([at.picture.fileName]);
    expect(await store.kysely.selectFrom('private_upload_part').selectAll().execute()).toEqual([]);
    const response = await fetch(new URL(at.picture.fullUrl, address));
    const picture = await decoded(new Uint8Array(await response.arrayBuffer()));
    expect(picture).toMatchObject({ width: 1900, height: 1250 });
  });

  it('continues after the chunk when only its answer was lost', async () => {
    await store.kysely.deleteFrom('private_picture').execute();
    const { uploadId } = await begin();
    await sendBroken(uploadId, 0, 1);
    await expect.poll(begin).toMatchObject({ uploadId, received: uploadPartMaxBytes });
  });
});
