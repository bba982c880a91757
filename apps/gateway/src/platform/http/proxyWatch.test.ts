import { contract } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/platform/testApp.ts';
import { readConfig } from '../../config/config.ts';
import { createLogStream } from '../log/logStream.ts';
import { mount } from './mount.ts';

describe('a proxy in front of the gateway', () => {
  let app: FastifyInstance;
  let log = '';
  const stream = createLogStream((text) => (log += text));
  afterEach(() => app.close());

  async function serve(trustProxy: string): Promise<void> {
    stream.flush();
    log = '';
    app = await testApp({
      config: readConfig({ SMS: 'off', TRUST_PROXY: trustProxy }),
      logStream: stream,
      rateLimit: { max: 3, windowMs: 60_000 },
      subjects: [{ name: 'test', mount: (target) => mount(target, contract.recommendProducts, () => ({ data: [] })) }],
    });
  }
  const call = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: contract.recommendProducts.path,
      payload: { recommend: 1 },
      remoteAddress,
      headers,
    });
  const statuses = async (...forwardedFor: string[]) => {
    const answered: number[] = [];
    for (const visitor of forwardedFor) answered.push((await call({ 'x-forwarded-for': visitor })).statusCode);
    return answered;
  };
  const warnings = async () => (await app.inject('/readyz')).json().data.warnings as string[];
  const logged = () => {
    stream.flush();
    return log.split('\n').filter((line) => line.includes('TRUST_PROXY'));
  };

  it('makes all its visitors one when TRUST_PROXY is off, with one warning in the log and in /readyz', async () => {
    await serve('0');
    expect(await warnings()).toEqual([]);
    expect(await statuses('1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4')).toEqual([200, 200, 200, 429]);
    expect(logged()).toHaveLength(1);
    expect(logged()[0]).toContain('"level":40');
    expect(logged()[0]).not.toContain('1.1.1.1');
    const ready = await app.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ success: true, message: '' });
    expect(await warnings()).toEqual([expect.stringContaining('TRUST_PROXY')]);
  });

  it.each([
    ['a request is not for a call', { url: '/healthz', headers: { 'x-forwarded-for': '1.1.1.1' } }],
    [
      'a proxy of another machine says so',
      { url: '/', remoteAddress: '203.0.113.9', headers: { forwarded: 'for=1.1.1.1' } },
    ],
    ['a proxy says so in the standard way', { url: '/nowhere', headers: { forwarded: 'for=1.1.1.1' } }],
  ])('is noticed when %s', async (_when, request) => {
    await serve('0');
    await app.inject(request);
    expect(await warnings()).toHaveLength(1);
  });

  it('causes no warning when there is none', async () => {
    await serve('0');
    await call({});
    expect([await warnings(), logged()]).toEqual([[], []]);
  });

  it.each(['127.0.0.0/8', 'loopback', '1'])('keeps its visitors apart when TRUST_PROXY is %s', async (trusted) => {
    await serve(trusted);
    expect(await statuses('1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4')).toEqual([200, 200, 200, 200]);
    expect([await warnings(), logged()]).toEqual([[], []]);
  });

  it.each(['loopback', '1'])('prevents spoofed addresses when TRUST_PROXY is %s', async (trusted) => {
    await serve(trusted);
    const forged = ['7.7.7.7', '8.8.8.8', '9.9.9.9', '6.6.6.6'].map((address) => `${address}, 1.1.1.1`);
    expect(await statuses(...forged)).toEqual([200, 200, 200, 429]);
  });
});
