import { contract, createClient } from '@lima-id/api';
import { expect, journey } from '../support/journey.ts';
import { saveProduct, sceneOfBatch } from '../support/sampleProduct.ts';
import { beginSession } from '../support/session.ts';

const prefix = '88.118.001';
const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
/** A model and codes of its own: other journeys write into the same data when a worker runs them too. */
const [own, ownPattern] = ['GT-12', 'RG-{year}-{serial:6}'];

journey.describe('registering identifiers', () => {
  journey.use({ ownData: true });

  journey('shows a visitor what an enterprise and its factory have registered', async ({ page, gateway }) => {
    const { accessToken } = await beginSession(page, 'maker');
    const maker = createClient({ origin: gateway.url, token: accessToken });
    const factory = createClient({ origin: gateway.url, token: 'lima-demo-plant-88.118.001' });

    const product = { model: own, batch: 'B1' };
    await saveProduct(maker, { ...product, name: '家用折叠跑步机' });

    const reserved = await factory.call(contract.reserveCodes, { pattern: ownPattern, count: 3 });
    const codes = reserved.success ? reserved.data.codes : [];
    expect(codes).toEqual([1, 2, 3].map((serial) => `RG-${year}-00000${serial}`));
    const lineOf = (code: string, facts: Record<string, string>) => ({ code, batch: 'B1', state: 'active', facts });
    const lines = codes.map((code, index): unknown => lineOf(code, index === 1 ? {} : { waybill: `SF-${index}` }));
    const first = await factory.call(contract.registerIdentifiers, { model: own, lines, allOrNothing: false });
    expect(first.data).toMatchObject({ added: 2, refused: 1, results: [{}, { field: 'facts.waybill' }, {}] });
    lines[1] = lineOf(codes[1] ?? '', { waybill: 'SF-1' });
    const again = await factory.call(contract.registerIdentifiers, { model: own, lines, allOrNothing: false });
    expect(again.data).toMatchObject({ added: 1, unchanged: 2, refused: 0 });

    await page.goto(`/${prefix}/${codes[1]}`);
    await expect(page.getByRole('heading', { level: 1, name: '家用折叠跑步机' })).toBeVisible();
    await expect(page.getByText('SF-1')).toBeVisible();
    await expect(page.getByText(`${prefix}/${codes[1]}`).first()).toBeVisible();

    const steps = await maker.call(
      contract.saveScene,
      sceneOfBatch(product, { templateCode: 'traceability', name: '产品追溯', position: 1, elements: [] }),
    );
    expect(steps.message).toBe('');
    const event = { eventId: 'WMS-1', happenedAt: new Date().toISOString(), kind: 'shipped', place: '宁津总仓' };
    const reported = await factory.call(contract.appendEvents, { events: [{ ...event, code: codes[1] }] });
    expect(reported.data).toMatchObject({ added: 1, refused: 0 });
    await expect(async () => {
      await page.reload();
      await page.getByRole('tab', { name: /产品追溯/ }).click({ timeout: 1_000 });
      await expect(page.getByRole('tabpanel', { name: /产品追溯/ }).getByText('宁津总仓')).toBeVisible({
        timeout: 1_000,
      });
    }).toPass({ timeout: 30_000 });
  });
});
