import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/platform/testApp.ts';
import type { Log } from '../log/log.ts';
import { portalWarnings } from './portalWarnings.ts';

const origin = 'https://origin.invalid';
const clientCredential = 'lima-portal:public';
const own = { origin, clientCredential, sampleFields: [] };

let folder: string;
let logged: { fields: object; message: string }[];
const log: Log = {
  info() {},
  warn: (fields, message) => logged.push({ fields, message }),
  error() {},
};

beforeEach(() => {
  logged = [];
  folder = mkdtempSync(join(tmpdir(), 'lima-brand-'));
  mkdirSync(join(folder, '.server'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Warnings of a gateway that serves a portal with this `site.json`. */
function warningsOf(site: string | object, { demo = false } = {}): string[] {
  writeFileSync(join(folder, '.server/site.json'), typeof site === 'string' ? site : JSON.stringify(site));
  return portalWarnings(folder, { demo, clientCredential }, log);
}

describe('portalWarnings', () => {
  it('names the fields in the log and in the warning when a portal without the demo has sample facts', () => {
    const sampleFields = ['phone', 'bank'];
    expect(warningsOf({ ...own, sampleFields })).toEqual([
      expect.stringMatching(/phone、bank.*apps\/portal\/src\/brand/),
    ]);
    expect(logged).toEqual([{ fields: { sampleFields }, message: 'the portal shows facts of the sample company' }]);
  });

  it('is empty when the sample facts are those of the demo', () => {
    expect(warningsOf({ ...own, sampleFields: ['bank'] }, { demo: true })).toEqual([]);
    expect(logged).toEqual([]);
  });

  it.each([true, false])('names CLIENT_CREDENTIAL when the portal has another one and the demo is %s', (demo) => {
    const warnings = warningsOf({ ...own, clientCredential: 'acme-portal:other' }, { demo });
    expect(warnings).toEqual([expect.stringMatching(/CLIENT_CREDENTIAL.*brand\.clientCredential/)]);
    expect(logged).toEqual([{ fields: {}, message: expect.stringContaining('CLIENT_CREDENTIAL') }]);
    expect(JSON.stringify([warnings, logged])).not.toMatch(/acme-portal|lima-portal/);
  });

  it.each([
    ['a brand of its own and the same credential', own],
    ['been built by an older version', { origin }],
    ['facts of another kind', { ...own, sampleFields: 'bank' }],
    ['a damaged file', '{"origin":'],
  ])('is empty when the portal has %s', (_case, site) => {
    expect(warningsOf(site)).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('is empty when there is no built portal', () => {
    expect(portalWarnings(join(folder, 'nowhere'), { demo: false, clientCredential }, log)).toEqual([]);
  });
});

it('warnings of the startup are reported by /readyz, before those of requests, while the gateway is ready', async () => {
  const app = await testApp({ warnings: ['示例'] });
  const ready = await app.inject({ url: '/readyz', headers: { 'x-forwarded-for': '1.1.1.1' } });
  expect(ready.statusCode).toBe(200);
  expect(ready.json().data.warnings).toEqual(['示例', expect.stringContaining('TRUST_PROXY')]);
  await app.close();
});
