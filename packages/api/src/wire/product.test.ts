import { durationUnit } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeReply, decodeRequest, encodeReply, encodeRequest } from '../contract/codec.ts';
import { contract } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { appDetail, packageList, pricingOf } from '../msw/fixtures/appDetail.ts';
import { appList, chosenAppList, findApps, freeAppList, trialAppList } from '../msw/fixtures/appMarket.ts';
import { recommendedProductList } from '../msw/fixtures/market.ts';
import { wireDurationUnit } from './app.ts';
import { wireTrialDays } from './trialDays.ts';

describe('the unit of a duration', () => {
  it.each([
    ['year', '1'],
    ['month', '2'],
    ['lifetime', '-1'],
  ] as const)('is %s in words and "%s" on the wire', (word, code) => {
    expect(z.encode(wireDurationUnit, word)).toBe(code);
    expect(z.decode(wireDurationUnit, code)).toBe(word);
  });

  it.each(['3', '', 1, 'year', null])('is refused when it travels as %j', (code) => {
    expect(z.safeDecode(wireDurationUnit, code as '1').success).toBe(false);
  });

  it('travels as its digits in apps, packages and prices', () => {
    const apps = recommendedProductList.map((app, index) => ({
      ...app,
      durationUnit: durationUnit.options[index % 3] ?? 'year',
    }));
    const sent = encodeReply(contract.recommendProducts, apps) as { durationUnit: string }[];
    expect(sent.map((app) => app.durationUnit)).toEqual(['1', '2', '-1', '1']);
    expect(decodeReply(contract.recommendProducts, sent)?.value).toEqual(apps);
    for (const details of packageList) {
      const packaged = encodeReply(contract.readPackage, details);
      expect(decodeReply(contract.readPackage, packaged)?.value).toEqual(details);
    }
    expect(encodeReply(contract.readAppPricing, pricingOf('1'))).toMatchObject({
      pricesResponse: ['1', '1', '2', '1', '1', '1', '-1'].map((code) => ({ durationUnit: code })),
    });
  });
});

describe('the days of a free trial', () => {
  const onlyPackage = packageList[0];
  if (onlyPackage === undefined) throw new Error('There is no package');

  it.each([
    [30, 30],
    [0, 0],
    [null, -1],
  ])('are %j, and %j on the wire', (days, wire) => {
    const sent = encodeReply(contract.readPackage, { ...onlyPackage, trialDays: days });
    expect(sent).toMatchObject({ tryUseDuration: wire });
    expect(decodeReply(contract.readPackage, sent)?.value.trialDays).toBe(days);
    const apps = trialAppList.map((app) => ({ ...app, packageDetails: { ...app.packageDetails, trialDays: days } }));
    const listed = encodeReply(contract.listTrialApps, apps);
    expect(listed).toMatchObject(apps.map(() => ({ packageDetailsResponse: { tryUseDuration: wire } })));
    expect(decodeReply(contract.listTrialApps, listed)?.value).toEqual(apps);
    const free = encodeReply(
      contract.listFreeApps,
      freeAppList.map((app) => ({ ...app, trialDays: days })),
    );
    expect(free).toMatchObject(freeAppList.map(() => ({ tryUseDuration: wire })));
  });

  it.each([-1, -30])('are none when %j are on the wire', (days) => {
    expect(z.decode(wireTrialDays, days)).toBeNull();
  });
});

describe('whether an app is on request, selected and our own', () => {
  it('travels as 1 or 0', () => {
    for (const flag of [true, false]) {
      const code = flag ? 1 : 0;
      const detail = { ...appDetail, negotiable: flag, choice: !flag, appOriginal: flag };
      const sent = encodeReply(contract.readApp, detail);
      expect(sent).toMatchObject({ negotiable: code, choice: 1 - code, appOriginal: code });
      expect(decodeReply(contract.readApp, sent)?.value).toEqual(detail);
    }
    const recommended = encodeReply(contract.recommendProducts, recommendedProductList);
    expect(recommended).toMatchObject([0, 0, 1, 0].map((negotiable) => ({ negotiable })));
    expect(decodeReply(contract.recommendProducts, recommended)?.value).toEqual(recommendedProductList);
    const chosen = encodeReply(contract.listChosenApps, chosenAppList);
    expect(chosen).toMatchObject([1, 1, 1, 1, 0, 0].map((appOriginal) => ({ appOriginal })));
    expect(decodeReply(contract.listChosenApps, chosen)?.value).toEqual(chosenAppList);
  });

  it.each(['negotiable', 'choice', 'appOriginal'])('is not read when its %s is no such number', (field) => {
    const sent = encodeReply(contract.readApp, appDetail) as object;
    for (const code of [2, true, '1', null])
      expect(decodeReply(contract.readApp, { ...sent, [field]: code })).toBeUndefined();
  });

  it('is left out where a list of selected apps does not tell it', () => {
    const sent = encodeReply(contract.listChosenApps, recommendedProductList) as object[];
    expect(sent.filter((app) => 'appOriginal' in app)).toEqual([]);
    expect(decodeReply(contract.listChosenApps, sent)?.value).toEqual(recommendedProductList);
  });
});

describe('the source of a search', () => {
  const search = { name: '', categoryId: '', sort: 'platform', page: 1, size: 4 } as const;

  it.each([
    ['', ''],
    ['own', '1'],
    ['partner', '0'],
  ] as const)('is "%s" in words and "%s" on the wire', (source, code) => {
    const sent = encodeRequest(contract.searchApps, { ...search, source });
    expect(sent).toMatchObject({ ok: true, value: { appOriginal: code } });
    expect(decodeRequest(contract.searchApps, { appOriginal: code })).toMatchObject({ value: { source } });
  });

  it.each([
    [1, 'own'],
    [0, 'partner'],
    [null, ''],
    [undefined, ''],
  ])('may travel as %j, which is "%s"', (code, source) => {
    expect(decodeRequest(contract.searchApps, { appOriginal: code })).toMatchObject({ value: { source } });
  });

  it.each(['2', 2, 'own', true])('is refused when it travels as %j', (code) => {
    expect(decodeRequest(contract.searchApps, { appOriginal: code })).toMatchObject({
      ok: false,
      field: 'appOriginal',
    });
  });

  it('counts its apps under its digits', () => {
    const page = findApps({ ...search, source: '' });
    const sent = encodeReply(contract.searchApps, page);
    const own = appList.filter(({ appOriginal }) => appOriginal).length;
    expect(sent).toMatchObject({ counts: { sources: { '1': own, '0': appList.length - own } } });
    expect(sent).toMatchObject({
      records: page.records.map(({ appOriginal }) => ({ appOriginal: appOriginal ? 1 : 0 })),
    });
    expect(decodeReply(contract.searchApps, sent)?.value).toEqual(page);
  });
});

describe('what recommended and free apps are asked for with', () => {
  it.each([
    ['recommend', contract.recommendProducts],
    ['zeroTry', contract.listFreeApps],
  ] as const)('is 1 on the wire for %s, and nothing else', (field, endpoint) => {
    const asked = endpoint as Endpoint<Record<string, unknown>, unknown>;
    expect(encodeRequest(asked, { [field]: true })).toEqual({ ok: true, value: { [field]: 1 } });
    expect(decodeRequest(asked, { [field]: 1 })).toEqual({ ok: true, value: { [field]: true } });
    for (const code of [0, 2, '1', true, null])
      expect(decodeRequest(asked, { [field]: code })).toMatchObject({ ok: false, field });
  });
});
