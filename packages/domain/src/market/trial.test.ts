import { describe, expect, it } from 'vitest';
import { findCatalogueTrial, pickHotProduct } from './catalogueApp.ts';
import { onTrialRequest, trialDays, trialProduct, trialRequest } from './trial.ts';

describe('trialDays', () => {
  it.each([0, 1, 30, null])('accepts %j', (days) => {
    expect(trialDays.parse(days)).toBe(days);
  });

  it.each([-1, 0.5, '15'])('refuses %j', (days) => {
    expect(trialDays.safeParse(days).success).toBe(false);
  });
});

describe('findCatalogueTrial', () => {
  const of = (productName: string, trialDays: number | null) => ({
    productName,
    appCode: '',
    packageDetails: { id: 'p', trialDays },
  });

  it('finds the app of the same name when it has a trial', () => {
    const products = [of('设备资产管理', 30), of('标识赋码系统', null), of(' 标识赋码系统 ', 15)];
    expect(products.every((one) => trialProduct.safeParse(one).success)).toBe(true);
    expect(findCatalogueTrial('标识赋码系统 ', products)).toBe(products[2]);
    expect(findCatalogueTrial('设备资产管理', products)).toBe(products[0]);
  });

  it('finds none when the name is another or there is no trial', () => {
    expect(findCatalogueTrial('标识赋码系统', [of('标识赋码系统', null), of('标识赋码', 5)])).toBeNull();
    expect(findCatalogueTrial('标识赋码系统', [])).toBeNull();
  });
});

describe('pickHotProduct', () => {
  const hot = [
    { id: '11', name: '标识赋码系统' },
    { id: '12', name: '设备资产管理' },
  ];

  it('opens the first for entry 6 and the second for every other one when both are there', () => {
    expect(pickHotProduct('6', hot)).toBe(hot[0]);
    expect(pickHotProduct('5', hot)).toBe(hot[1]);
    expect(pickHotProduct('16', hot)).toBe(hot[1]);
  });

  it('opens nothing when it is missing', () => {
    expect(pickHotProduct('6', [])).toBeNull();
    expect(pickHotProduct('5', hot.slice(0, 1))).toBeNull();
  });
});

const incomplete = '信息不完整，请返回重新选择';

describe('trialRequest', () => {
  const fields = ['appId', 'companyPrefix', 'packagePriceId', 'packageProductId', 'productManagerId'];

  it('takes a request when it is whole, and names every field that is missing', () => {
    const request = Object.fromEntries(fields.map((field) => [field, 'x']));
    expect(trialRequest.parse(request)).toEqual(request);
    expect(trialRequest.safeParse({}).error?.issues.map(({ path, message }) => [path[0], message])).toEqual(
      fields.map((field) => [field, incomplete]),
    );
  });
});

describe('onTrialRequest', () => {
  it('says -1 when the app has no code', () => {
    const request = { packageProductId: 'p', fingerprint: 'f' };
    expect(onTrialRequest.parse(request)).toEqual({ ...request, appCode: '-1' });
    expect(onTrialRequest.parse({ ...request, appCode: 'A1' })).toEqual({ ...request, appCode: 'A1' });
    expect(onTrialRequest.safeParse({ ...request, fingerprint: '' }).success).toBe(false);
    expect(onTrialRequest.safeParse({ ...request, packageProductId: '' }).success).toBe(false);
  });
});
