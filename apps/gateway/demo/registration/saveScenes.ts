import { contract } from '@lima-id/api';
import { setMasks } from '../../src/identifier/manageMasks.ts';
import { saveScene } from '../../src/registration/scenes.ts';
import { clockAt } from '../clockAt.ts';
import { carriedOut } from './carriedOut.ts';
import { partOf, type Registering } from './registering.ts';

/** Saves the scenes of the demo's models and batches, and their masks. */
export async function saveScenes({ store, demo, registrarOf, models, batches }: Registering): Promise<void> {
  for (const { id, model_id, batch_id, masks, updated_at, ...scene } of demo.scenes) {
    const batch = batch_id === null ? null : partOf(batches, batch_id);
    const { enterprise_prefix: prefix, code: model } = partOf(models, model_id ?? batch?.model_id ?? 0);
    const { template_code: templateCode, data_source: dataSource, name, icon, position, elements } = scene;
    const owner = { prefix, version: 0, model, batch: batch?.code ?? null, sceneConfId: null };
    const draft = { templateCode, name, icon, position, dataSource, elements };
    const request = contract.saveScene.request.parse({ ...owner, ...draft });
    const clock = clockAt(updated_at);
    const registrar = registrarOf(prefix);
    // Links to the scenes of the demo, and examples of the documents, are the same with every database.
    const saved = await saveScene(store, clock, registrar, request, () => id);
    carriedOut('saveScene', saved);
    if (masks.length === 0) continue;
    const hidden = contract.setSceneMasks.request.parse({ prefix, sceneConfId: id, masks });
    carriedOut('setSceneMasks', await setMasks(store, clock, registrar, hidden));
  }
}
