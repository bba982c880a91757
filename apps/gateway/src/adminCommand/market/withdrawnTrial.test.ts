import { hourMs, marketMessages } from '@lima-id/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MarketDesk, openMarketDesk } from '../../../testing/adminCommand/marketDesk.ts';
import { companies, openTrialGateway, requestFor, type TrialGateway } from '../../../testing/trial/trialGateway.ts';

let trial: TrialGateway;
let desk: MarketDesk;
beforeAll(async () => {
  trial = await openTrialGateway();
  desk = await openMarketDesk(trial.store);
}, 120_000);
afterAll(async () => {
  await desk.close();
  await trial.close();
});

describe('a trial that has started', () => {
  it('goes on when its package, and then its app, is taken off the market, and no other starts', async () => {
    const maker = await trial.account('COMPANY_ADMIN', companies.one);
    const rival = await trial.account('COMPANY_ADMIN', companies.other);
    await trial.apply(maker, requestFor('101'));
    const market = await desk.exported();
    const started = { status: 200, data: { productManagerId: '1', appCode: 'code-assignment' } };
    const apps = market.apps.map((app) => ({ ...app, packages: app.packages.filter(({ id }) => id !== '101') }));
    await desk.put({ ...market, apps });
    expect(await trial.goOn(maker, '101', { appCode: 'code-assignment' })).toMatchObject(started);
    await desk.put({ ...market, apps: apps.filter(({ id }) => id !== '1') });
    expect(await trial.goOn(maker, '101', { appCode: 'code-assignment' })).toMatchObject(started);
    expect((await trial.list(maker)).data).toMatchObject({
      records: [{ appCode: 'code-assignment', viewPicture: '/illustrations/line.svg' }],
    });
    const missing = { status: 404, message: marketMessages.appMissing };
    expect(await trial.goOn(rival, '101')).toMatchObject(missing);
    expect(await trial.apply(rival, requestFor('101', companies.other))).toMatchObject(missing);
    await desk.put(market);
    expect(await trial.apply(maker, requestFor('101'))).toMatchObject({ status: 200, data: { repeated: true } });
  });

  it('stays with its app when the package moves to another app, of which the company has a trial too', async () => {
    const maker = await trial.account('COMPANY_ADMIN', companies.other);
    await trial.apply(maker, requestFor('201', companies.other));
    trial.clock.moveBy(hourMs);
    await trial.apply(maker, requestFor('102', companies.other));
    const market = await desk.exported();
    const moved = market.apps.flatMap(({ packages }) => packages).filter(({ id }) => id === '102');
    const apps = market.apps.map((app) => ({
      ...app,
      appCode: app.id === '2' ? 'asset' : app.appCode,
      packages: [...app.packages.filter(({ id }) => id !== '102'), ...(app.id === '2' ? moved : [])],
    }));
    await desk.put({ ...market, apps });
    for (const [id, productManagerId, appCode] of [
      ['102', '1', 'code-assignment'],
      ['201', '2', 'asset'],
    ] as const) {
      expect(await trial.goOn(maker, id, { appCode })).toMatchObject({
        status: 200,
        data: { productManagerId, appCode },
      });
    }
    await desk.put(market);
  });
});
