import { contract } from '@lima-id/api';
import { saveModel } from '../../src/registration/models.ts';
import { clockAt } from '../clockAt.ts';
import { carriedOut } from './carriedOut.ts';
import { partOf, type Registering } from './registering.ts';

/** Saves the models of the demo. */
export async function saveModels({ transaction, store, demo, registrarOf, moments }: Registering): Promise<void> {
  for (const { id, enterprise_prefix: prefix, code, name, describes, images, gtin, places } of demo.models) {
    const request = contract.saveProductModel.request.parse({
      prefix,
      version: 0,
      code,
      name,
      description: describes,
      pictures: images,
      industryCode: null,
      reminderLine: null,
      warrantyMonths: null,
      places,
      state: 'active',
    });
    const parts = { store, clock: clockAt(partOf(moments.models, id)), publicUrl: '' };
    carriedOut('saveProductModel', await saveModel(parts, registrarOf(prefix), request));
    if (gtin === undefined) continue;
    // No call sets a barcode: it is unique on the platform, and an enterprise could take that of another.
    const named = transaction.updateTable('product_model').where('enterprise_prefix', '=', prefix);
    await named.where('code', '=', code).set({ gtin }).execute();
  }
}
