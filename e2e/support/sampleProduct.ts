import { type Client, contract, type SceneSaving } from '@lima-id/api';

/** Today in China, `YYYY-MM-DD`. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The `saveScene` request of a new scene of a batch. */
export function sceneOfBatch(
  { model, batch }: { model: string; batch: string },
  scene: Pick<SceneSaving, 'templateCode' | 'name' | 'position' | 'elements'>,
): SceneSaving {
  return { version: 0, model, batch, sceneConfId: null, icon: '', ...scene };
}

/** Saves a model whose objects have a waybill number, a batch of it made today, and the scene that shows the number. */
export async function saveProduct(
  client: Client,
  { name, ...product }: { model: string; batch: string; name: string },
): Promise<void> {
  const { model, batch } = product;
  const waybill = { dataId: 'waybill', dataType: 'String', label: '承运单', value: '{waybill}' } as const;
  const results = [
    await client.call(contract.saveProductModel, {
      version: 0,
      code: model,
      name,
      description: '折叠后仅 0.3 平方米。',
      pictures: ['/illustrations/treadmill.svg'],
      industryCode: null,
      reminderLine: null,
      warrantyMonths: 36,
      places: [{ name: 'waybill', label: '承运单号', kind: 'text', needed: true }],
      state: 'active',
    }),
    await client.call(contract.saveBatch, { version: 0, model, number: batch, producedDay: today() }),
    await client.call(
      contract.saveScene,
      sceneOfBatch(product, {
        templateCode: 'management',
        name: '产品管理',
        position: 0,
        elements: [{ ...waybill, trace: false, traceIdentifier: '' }],
      }),
    ),
  ];
  for (const result of results) if (!result.success) throw new Error(result.message);
}
