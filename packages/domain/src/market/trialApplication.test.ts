import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketMessages } from '../messages/market.ts';
import { suspensionMessages } from '../messages/suspension.ts';
import { dayMs, readChinaTime } from '../time/chinaTime.ts';
import { trialRepeatMs } from './limits.ts';
import { trialRequest } from './trial.ts';
import {
  describeTrialTerm,
  draftTrial,
  judgeOnTrial,
  judgeTrial,
  noTrialPart,
  type OnTrialFacts,
  type TrialFacts,
  trialRefusalReason,
} from './trialApplication.ts';

const texts = marketMessages.trial;
const now = readChinaTime('2026-05-18 00:30') ?? Number.NaN;
const prefix = '88.118.001';
const tried = { id: '101', priceIds: ['101-1', '101-2'], trialDays: 30 };
const app = { id: '1', appId: 'app-1', packages: [tried, { id: '102', priceIds: ['102-1'], trialDays: null }] };
const request = draftTrial({ app, package: tried, price: { id: '101-1' }, companyPrefix: prefix });
const facts: TrialFacts = {
  request,
  accountId: 'a',
  companyPrefix: prefix,
  isSuspended: false,
  app,
  first: null,
};
const first = { startedAt: now, days: 30, accountId: 'a', packageId: '101', priceId: '101-1' };

const untilJune =
  '贵企业已于2026-05-18申请过该应用的试用，试用至2026-06-17 00:30。每家企业每个应用只能试用一次，可在“我的试用”中查看';

const refused = (reason: string, message: string) => ({ ok: false, reason, message });

describe('draftTrial', () => {
  it('names what was chosen, and -1 for what is not there', () => {
    expect(request).toEqual({
      appId: 'app-1',
      companyPrefix: prefix,
      packagePriceId: '101-1',
      packageProductId: '101',
      productManagerId: '1',
    });
    const bare = draftTrial({ app: { id: '1', appId: '' }, package: tried, price: null, companyPrefix: prefix });
    expect([bare.appId, bare.packagePriceId]).toEqual([noTrialPart, noTrialPart]);
    expect(trialRequest.safeParse(bare).success).toBe(true);
  });
});

describe('describeTrialTerm', () => {
  it('says until when a trial runs, that it is over, or that its length is open', () => {
    const described = (days: number, later: number) => describeTrialTerm({ startedAt: now, days }, now + later);
    expect(described(30, 30 * dayMs - 1)).toBe(untilJune);
    expect(described(30, 30 * dayMs)).toContain('申请过该应用的试用，试用已于2026-06-17 00:30到期。');
    expect(described(0, 4_000 * dayMs)).toContain('申请过该应用的试用，试用时长由您与服务商约定。');
  });
});

describe('judgeTrial', () => {
  it('begins a trial of the package when everything fits and the app was never tried', () => {
    expect(judgeTrial(facts, now)).toEqual({ ok: true, begins: tried });
  });

  it('takes an app without an id and a package without prices when the request says -1', () => {
    const bare = { id: '1', appId: '', packages: [{ id: '101', priceIds: [], trialDays: 0 }] };
    const asked = draftTrial({ app: bare, package: { id: '101' }, price: null, companyPrefix: prefix });
    expect(judgeTrial({ ...facts, app: bare, request: asked }, now)).toEqual({ ok: true, begins: bare.packages[0] });
    expect(judgeTrial({ ...facts, app: bare }, now)).toMatchObject({ reason: 'mismatch' });
  });

  it.each<[string, Partial<TrialFacts>, string, string]>([
    ['the company has no approved prefix', { companyPrefix: null }, 'prefix', marketMessages.gate.tryPrefix],
    ['its prefix is suspended', { companyPrefix: null, isSuspended: true }, 'prefix', suspensionMessages.trying],
    ['the prefix is that of another company', { companyPrefix: '88.118.002' }, 'foreignPrefix', texts.foreignPrefix],
    ['the app does not exist', { app: null }, 'appMissing', marketMessages.appMissing],
    ['the app has another id', { app: { ...app, appId: 'app-2' } }, 'mismatch', texts.mismatch],
    ['the app is another', { app: { ...app, id: '2' } }, 'mismatch', texts.mismatch],
    ['the package is not of the app', { app: { ...app, packages: [] } }, 'mismatch', texts.mismatch],
    [
      'the price is of another package',
      { request: { ...request, packagePriceId: '102-1' } },
      'mismatch',
      texts.mismatch,
    ],
    [
      'no price is named but there are some',
      { request: { ...request, packagePriceId: '-1' } },
      'mismatch',
      texts.mismatch,
    ],
    [
      'the package has no trial',
      { request: { ...request, packageProductId: '102', packagePriceId: '102-1' } },
      'notOffered',
      texts.notOffered,
    ],
    ['a colleague has tried it', { first: { ...first, accountId: 'b' } }, 'tried', untilJune],
    ['another package was tried', { first: { ...first, packageId: '102' } }, 'tried', untilJune],
    ['another price was chosen', { first: { ...first, priceId: '101-2' } }, 'tried', untilJune],
  ])('refuses when %s', (_when, said, reason, message) => {
    expect(judgeTrial({ ...facts, ...said }, now)).toEqual(refused(reason, message));
    expect(trialRefusalReason.options).toContain(reason);
  });

  it('takes the same application from the same account for the same click only within ten minutes', () => {
    const judged = (ms: number) => judgeTrial({ ...facts, first }, now + ms);
    expect(judged(0)).toEqual({ ok: true, begins: null });
    expect(judged(trialRepeatMs - 1)).toEqual({ ok: true, begins: null });
    expect(judged(trialRepeatMs)).toEqual(refused('tried', untilJune));
  });

  it('never begins a second trial for any caller, request and time', () => {
    const anyText = fc.constantFrom('1', '2', '101', '102', '101-1', '102-1', 'app-1', noTrialPart, prefix);
    const anyRequest = fc.record({
      appId: anyText,
      companyPrefix: anyText,
      packagePriceId: anyText,
      packageProductId: anyText,
      productManagerId: anyText,
    });
    fc.assert(
      fc.property(
        fc.oneof(anyRequest, fc.constant(request)),
        fc.constantFrom('a', 'b'),
        fc.integer({ min: -dayMs, max: 4_000 * dayMs }),
        (asked, accountId, later) => {
          const verdict = judgeTrial({ ...facts, request: asked, accountId, first }, now + later);
          expect(verdict.ok && verdict.begins).not.toBeTruthy();
        },
      ),
    );
  });

  it('begins a trial only with the own prefix and of what belongs together', () => {
    const anyId = fc.constantFrom('1', '2', '3');
    fc.assert(
      fc.property(anyId, anyId, anyId, anyId, fc.boolean(), (product, appId, packageId, priceOf, own) => {
        const asked = {
          appId: `app-${appId}`,
          companyPrefix: own ? prefix : '88.118.002',
          packagePriceId: `p${priceOf}-1`,
          packageProductId: `p${packageId}`,
          productManagerId: product,
        };
        const known = {
          id: '1',
          appId: 'app-1',
          packages: ['1', '2'].map((id) => ({ id: `p${id}`, priceIds: [`p${id}-1`], trialDays: 7 })),
        };
        const fits = own && product === '1' && appId === '1' && packageId !== '3' && priceOf === packageId;
        expect(judgeTrial({ ...facts, request: asked, app: known }, now).ok).toBe(fits);
      }),
    );
  });
});

describe('judgeOnTrial', () => {
  const going: OnTrialFacts = {
    appCode: 'code',
    companyPrefix: prefix,
    isSuspended: false,
    app: { appCode: 'code' },
    term: { startedAt: now, days: 30 },
  };

  it('lets a company go on with the code of the app, without one, and up to the last moment', () => {
    expect(judgeOnTrial(going, now + 30 * dayMs - 1)).toEqual({ ok: true });
    expect(judgeOnTrial({ ...going, appCode: noTrialPart }, now)).toEqual({ ok: true });
    expect(judgeOnTrial({ ...going, term: { startedAt: now, days: 0 } }, now + 9_999 * dayMs)).toEqual({ ok: true });
  });

  it.each<[string, Partial<OnTrialFacts>, string, string]>([
    ['the company has no approved prefix', { companyPrefix: null }, 'prefix', marketMessages.gate.tryPrefix],
    ['its prefix is suspended', { companyPrefix: null, isSuspended: true }, 'prefix', suspensionMessages.trying],
    ['the app does not exist', { app: null }, 'appMissing', marketMessages.appMissing],
    ['the code is that of another app', { appCode: 'other' }, 'mismatch', texts.mismatch],
    ['there is no trial', { term: null }, 'notOnTrial', texts.notOnTrial],
    ['the trial is over', { term: { startedAt: now - dayMs, days: 1 } }, 'over', texts.over('2026-05-18 00:30')],
  ])('refuses when %s', (_when, said, reason, message) => {
    expect(judgeOnTrial({ ...going, ...said }, now)).toEqual(refused(reason, message));
    expect(trialRefusalReason.options).toContain(reason);
  });
});
