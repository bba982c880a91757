import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { StartRefusal } from '../startRefusal.ts';
import { openVerification } from './openVerification.ts';
import { readVerificationConfig } from './verificationConfig.ts';
import { verifyByChecksum } from './verifyByChecksum.ts';
import { createProviderVerification } from './verifyByProvider.ts';
import type { EnterpriseClaim } from './verifyEnterprise.ts';

const claim: EnterpriseClaim = {
  companyName: '山东泰岳健身科技有限公司',
  certificateType: 'businessLicence',
  licenceNumber: '91350100M000100Y43',
  legalPerson: '陈立群',
  legalCardType: 'residentId',
  legalCardNumber: '11010519491231002X',
};

describe('verification by check characters', () => {
  it('accepts possible numbers, and numbers without a check character', async () => {
    expect(await verifyByChecksum(claim)).toEqual({ verdict: 'passed' });
    const old = {
      ...claim,
      certificateType: 'productionPermit',
      licenceNumber: 'XK16-204-00123',
      legalCardType: 'passport',
    } as const;
    expect(await verifyByChecksum({ ...old, legalCardNumber: 'E1234' })).toEqual({ verdict: 'passed' });
  });

  it('rejects impossible numbers, and names them', async () => {
    expect(await verifyByChecksum({ ...claim, licenceNumber: '91350100M000100Y44' })).toEqual({
      verdict: 'failed',
      field: 'licenceNumber',
    });
    expect(await verifyByChecksum({ ...claim, legalCardNumber: '110105194912310021' })).toEqual({
      verdict: 'failed',
      field: 'legalCardNumber',
    });
  });
});

describe('verification by a provider', () => {
  let provider: Server | undefined;
  afterEach(() => provider?.close());

  /** A fake provider with a given answer; returns the received requests. */
  async function provide(status: number, answer: string) {
    const asked: { authorization?: string | undefined; body?: unknown }[] = [];
    const opened = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        asked.push({ authorization: request.headers.authorization, body: JSON.parse(text) });
        response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
      });
    });
    provider = opened;
    await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
    const details: string[] = [];
    const verify = createProviderVerification({
      url: `http://127.0.0.1:${(opened.address() as AddressInfo).port}/verify`,
      token: 'word',
      timeoutMs: 2_000,
      onFailure: (detail) => details.push(detail),
    });
    return { verify, asked, details };
  }

  it.each([
    [true, { verdict: 'passed' }],
    [false, { verdict: 'failed', field: null }],
  ])('is what the provider says: match %s', async (match, verdict) => {
    const { verify, asked } = await provide(200, JSON.stringify({ match }));
    expect(await verify(claim)).toEqual(verdict);
    expect(asked).toEqual([{ authorization: 'Bearer word', body: claim }]);
  });

  it('is skipped for impossible numbers', async () => {
    const { verify, asked } = await provide(200, '{"match":true}');
    expect(await verify({ ...claim, licenceNumber: '91350100M000100Y44' })).toEqual({
      verdict: 'failed',
      field: 'licenceNumber',
    });
    expect(asked).toEqual([]);
  });

  it.each([
    [500, '{"match":true}'],
    [200, 'sorry'],
    [200, '{"answer":1}'],
  ])('is no verdict when the provider answers %s %s, and nothing personal is logged', async (status, answer) => {
    const { verify, details } = await provide(status, answer);
    expect(await verify(claim)).toEqual({ verdict: 'unavailable' });
    expect(details).toHaveLength(1);
    expect(details.join()).not.toContain(claim.legalCardNumber);
  });

  it('is unavailable when the provider does not answer', async () => {
    const { verify } = await provide(200, '');
    provider?.close();
    provider?.closeAllConnections();
    expect(await verify(claim)).toEqual({ verdict: 'unavailable' });
  });
});

describe('the configuration of verification', () => {
  it('defaults to check characters, and requires HTTPS and a token for a provider', () => {
    expect(readVerificationConfig({})).toEqual({ kind: 'checksum' });
    const VERIFY_URL = 'https://verify.example.cn/claims';
    expect(readVerificationConfig({ VERIFY_URL, VERIFY_TOKEN: 'word' })).toEqual({
      kind: 'provider',
      url: VERIFY_URL,
      token: 'word',
    });
    expect(() => readVerificationConfig({ VERIFY_URL })).toThrow(StartRefusal);
    expect(() => readVerificationConfig({ VERIFY_URL: 'http://verify.example.cn', VERIFY_TOKEN: 'word' })).toThrow(
      /VERIFY_URL/,
    );
  });

  it('is opened as configured', () => {
    expect(openVerification({ kind: 'checksum' }, () => undefined)).toBe(verifyByChecksum);
    const provider = { kind: 'provider', url: 'https://verify.example.cn', token: 'word' } as const;
    expect(openVerification(provider, () => undefined)).not.toBe(verifyByChecksum);
  });
});
