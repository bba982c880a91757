import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chinaDate, dayMs, fromChina } from '../time/chinaTime.ts';
import { addMonths, assetDay, daysBetween } from './assetDay.ts';
import { outdoorServiceYears, serviceLifeWarnDays } from './limits.ts';
import { serviceLife, serviceNotice, serviceYears } from './serviceLife.ts';

const start = fromChina(2015, 1, 1);
const someDay = fc.integer({ min: 0, max: 6_000 }).map((days) => chinaDate(start + days * dayMs));
const someYears = fc.integer({ min: 1, max: 30 });

const indoor = { installedOn: '2026-05-12', scrappedOn: null, suspendedOn: null, outdoor: false, designLifeYears: 8 };
const walker = { ...indoor, installedOn: '2018-08-01', outdoor: true, designLifeYears: 10 };

describe('assetDay', () => {
  it.each(['2024-02-29', '2026-12-31', '0001-01-01'])('takes %s', (day) => {
    expect(assetDay.safeParse(day).success).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-5-1', '2026-05-01 00:00', '', 20260501])('refuses %s', (day) => {
    expect(assetDay.safeParse(day).success).toBe(false);
  });
});

describe('serviceYears', () => {
  it('are what the maker says, outdoors never more than the standard allows', () => {
    fc.assert(
      fc.property(someYears, (designLifeYears) => {
        expect(serviceYears({ outdoor: false, designLifeYears })).toBe(designLifeYears);
        expect(serviceYears({ outdoor: true, designLifeYears })).toBe(Math.min(designLifeYears, outdoorServiceYears));
      }),
    );
  });
});

describe('serviceLife', () => {
  it('gives the used and the remaining life when a device is in its first week', () => {
    expect(serviceLife(indoor, '2026-05-18')).toEqual({
      state: 'running',
      years: 8,
      endsOn: '2034-05-12',
      usedYears: 0,
      usedDays: 6,
      daysLeft: 2_916,
      daysOver: 0,
    });
  });

  it.each([
    ['2026-02-01', 'running', 181, 0],
    ['2026-02-02', 'ending', 180, 0],
    ['2026-07-31', 'ending', 1, 0],
    ['2026-08-01', 'expired', 0, 0],
    ['2026-08-02', 'expired', 0, 1],
  ])('is on %s %s, with %s days left and %s over', (today, state, daysLeft, daysOver) => {
    expect(serviceLife(walker, today)).toMatchObject({ state, years: 8, endsOn: '2026-08-01', daysLeft, daysOver });
  });

  it('is none before installation, without one, and once scrapped', () => {
    expect(serviceLife(indoor, '2026-05-11')).toEqual({ state: 'none' });
    expect(serviceLife({ ...indoor, installedOn: null }, '2026-05-18')).toEqual({ state: 'none' });
    expect(serviceLife({ ...indoor, scrappedOn: '2026-05-18' }, '2026-05-18')).toEqual({ state: 'none' });
    expect(serviceLife({ ...indoor, scrappedOn: '2026-05-19' }, '2026-05-18').state).toBe('running');
  });

  it('ends on 29 February where there is one, else on the 28th, when it began on one', () => {
    const leap = { ...walker, installedOn: '2024-02-29' };
    expect(serviceLife(leap, '2026-01-01')).toMatchObject({ endsOn: '2032-02-29', usedYears: 1, usedDays: 307 });
    expect(serviceLife({ ...leap, designLifeYears: 3 }, '2027-02-28')).toMatchObject({
      state: 'expired',
      endsOn: '2027-02-28',
      usedYears: 3,
      usedDays: 0,
    });
  });

  it('adds up, day by day, whenever a device was installed', () => {
    fc.assert(
      fc.property(someDay, someDay, someYears, fc.boolean(), (installedOn, today, designLifeYears, outdoor) => {
        const asset = { installedOn, designLifeYears, outdoor, scrappedOn: null, suspendedOn: null };
        const life = serviceLife(asset, today);
        expect(life.state === 'none').toBe(today < installedOn);
        if (life.state === 'none') return;
        expect(addMonths(installedOn, 12 * life.usedYears) <= today).toBe(true);
        expect(addMonths(installedOn, 12 * (life.usedYears + 1)) > today).toBe(true);
        expect(life.usedDays).toBe(daysBetween(addMonths(installedOn, 12 * life.usedYears), today));
        expect(life.daysLeft - life.daysOver).toBe(daysBetween(today, life.endsOn));
        expect(life.state === 'expired').toBe(today >= life.endsOn);
        expect(life.state === 'ending').toBe(life.daysLeft > 0 && life.daysLeft <= serviceLifeWarnDays);
        expect(outdoor && life.usedYears >= outdoorServiceYears && life.state !== 'expired').toBe(false);
      }),
    );
  });
});

describe('serviceNotice', () => {
  it('asks to take outdoor equipment out of use when its time is up, and says since when', () => {
    expect(serviceNotice(walker, '2026-08-11')).toEqual({
      tone: 'danger',
      title: '已超过安全使用年限，须立即停用',
      text: '按 GB 19272 规定，室外健身器材安装后最多使用 8 年。本器材已于 2026-08-01 到期，超期 10 天，请立即停止使用、设置警示标识，并安排拆除或更换。',
    });
    expect(serviceNotice(walker, '2026-08-01')?.text).toContain('本器材今日到期');
  });

  it('names the maker when its limit is the lower one', () => {
    expect(serviceNotice({ ...walker, designLifeYears: 6 }, '2025-01-01')?.text).toContain(
      '生产企业规定本器材安装后最多使用 6 年',
    );
  });

  it('looks ahead half a year outdoors, and keeps what was stopped from coming back', () => {
    expect(serviceNotice(walker, '2026-05-18')).toMatchObject({
      tone: 'warning',
      title: '距安全使用年限届满还有 75 天',
    });
    expect(serviceNotice(walker, '2026-01-01')).toBeNull();
    expect(serviceNotice({ ...walker, suspendedOn: '2026-08-01' }, '2026-08-11')).toMatchObject({
      tone: 'warning',
      title: '安全使用年限届满，已停用',
    });
    expect(serviceNotice({ ...walker, suspendedOn: '2026-08-12' }, '2026-08-11')?.tone).toBe('danger');
  });

  it('leaves indoor equipment to its keeper, but says when it is past its design life', () => {
    expect(serviceNotice(indoor, '2034-05-11')).toBeNull();
    expect(serviceNotice(indoor, '2034-05-12')).toMatchObject({ tone: 'warning', title: '已超过设计寿命' });
    expect(serviceNotice({ ...indoor, installedOn: null }, '2034-05-12')).toBeNull();
  });
});
