import { contract } from '@lima-id/api';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/platform/testApp.ts';
import { mount } from './mount.ts';

const rateLimit = { max: 3, windowMs: 60_000 };

describe('the rate limit', () => {
  let app: FastifyInstance;
  afterEach(() => app.close());

  async function serve(options: { limit?: typeof rateLimit | false; trustProxy?: string[] } = {}): Promise<void> {
    app = await testApp({
      rateLimit: options.limit ?? rateLimit,
      config: {
        logLevel: 'silent',
        trustProxy: options.trustProxy ?? false,
        publicUrl: null,
        clientCredential: 'test:test',
      },
      subjects: [
        {
          name: 'test',
          mount(target) {
            mount(target, contract.recommendProducts, () => ({ data: [] }));
            mount(target, contract.listIdentifiers, () => ({ data: { records: [], next: null } }));
          },
        },
      ],
    });
  }
  const call = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: contract.recommendProducts.path,
      payload: { recommend: 1 },
      remoteAddress,
      headers,
    });
  const callTimes = async (times: number, address: string, headers: Record<string, string> = {}) => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push((await call(address, headers)).statusCode);
    return statuses;
  };

  it('answers 429 in Chinese with Retry-After when an address calls too often', async () => {
    await serve();
    expect(await callTimes(3, '10.0.0.1')).toEqual([200, 200, 200]);
    const response = await call('10.0.0.1');
    expect(response.statusCode).toBe(429);
    expect(response.json()).toEqual({ success: false, data: null, message: '请求过于频繁，请稍后再试' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('is announced to the systems of enterprises, also when it refuses, and to no other callers', async () => {
    await serve();
    const names = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'] as const;
    const { method, path: url } = contract.listIdentifiers;
    const announced = async () => {
      const { statusCode, headers } = await app.inject({ method, url, payload: {}, remoteAddress: '10.0.0.3' });
      return [statusCode, ...names.map((name) => headers[name] ?? null).map((text) => text && Number(text))];
    };
    // Without a token: what is refused is counted, and announced, as well.
    expect(await announced()).toEqual([401, 3, 2, 60, null]);
    const other = await call('10.0.0.3');
    expect(names.filter((name) => name in other.headers)).toEqual([]);
    expect((await announced()).slice(0, 3)).toEqual([401, 3, 0]);
    const [status, limit, left, reset, retry] = await announced();
    expect([status, limit, left]).toEqual([429, 3, 0]);
    expect(Math.abs(Number(reset) - Number(retry))).toBeLessThanOrEqual(1);
    expect(Number(reset)).toBeGreaterThan(0);
  });

  it('is counted per address', async () => {
    await serve();
    await callTimes(4, '10.0.0.1');
    expect((await call('10.0.0.2')).statusCode).toBe(200);
  });

  it('is counted per IPv6 network', async () => {
    await serve();
    expect(await callTimes(2, '2001:db8:1:2::1')).toEqual([200, 200]);
    expect(await callTimes(2, '2001:db8:1:2::2')).toEqual([200, 429]);
    expect((await call('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('includes unknown calls', async () => {
    await serve();
    for (let i = 0; i < 3; i++) await app.inject('/platform-unknown/call');
    expect((await app.inject('/platform-unknown/call')).statusCode).toBe(429);
  });

  it('trusts X-Forwarded-For from a trusted proxy only', async () => {
    await serve();
    await callTimes(3, '10.0.0.1', { 'x-forwarded-for': '1.1.1.1' });
    expect((await call('10.0.0.1', { 'x-forwarded-for': '2.2.2.2' })).statusCode).toBe(429);
    await app.close();
    await serve({ trustProxy: ['10.0.0.0/8'] });
    await callTimes(3, '10.0.0.1', { 'x-forwarded-for': '1.1.1.1' });
    expect((await call('10.0.0.1', { 'x-forwarded-for': '1.1.1.1' })).statusCode).toBe(429);
    expect((await call('10.0.0.1', { 'x-forwarded-for': '2.2.2.2' })).statusCode).toBe(200);
  });

  it('can be disabled', async () => {
    await serve({ limit: false });
    expect(new Set(await callTimes(20, '10.0.0.1'))).toEqual(new Set([200]));
  });

  it('never applies to health checks', async () => {
    await serve();
    for (let i = 0; i < 10; i++) expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
