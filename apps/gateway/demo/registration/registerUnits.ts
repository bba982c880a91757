import { contract } from '@lima-id/api';
import { type IdentifierState, registrationLinesMax } from '@lima-id/domain';
import { changeStates } from '../../src/registration/changeStates.ts';
import { registerLines } from '../../src/registration/registerLines.ts';
import { clockAt } from '../clockAt.ts';
import { carriedOut } from './carriedOut.ts';
import { type DemoIdentifier, type DemoModel, partOf, type Registering } from './registering.ts';

/** Registers identifiers of a model, as many as one call takes, each at its moment. */
async function registerCall(
  { transaction, registrarOf, batches }: Registering,
  { enterprise_prefix: prefix, code: model }: DemoModel,
  units: readonly DemoIdentifier[],
): Promise<void> {
  const lines = units.map(({ suffix, batch_id, facts, state }) => ({
    code: suffix,
    batch: partOf(batches, batch_id).code,
    state: state === 'draft' ? 'draft' : 'active',
    facts: facts ?? {},
  }));
  const call = contract.registerIdentifiers.request.parse({ prefix, model, lines });
  const moments = new Map(units.map(({ registered_at }, line) => [line, registered_at]));
  const momentOf = (line: number) => partOf(moments, line);
  const registration = { ...call, publicUrl: '' };
  const reply = await registerLines(transaction, registrarOf(prefix), registration, momentOf(0), momentOf);
  const refused = carriedOut('registerIdentifiers', reply).results.find(({ outcome }) => outcome !== 'added');
  if (refused !== undefined) throw new Error(`The demo's ${prefix}/${refused.code} was refused: ${refused.message}`);
}

/** Registers the identifiers of the demo. */
export async function registerUnits(registering: Registering): Promise<void> {
  const { demo, models, batches } = registering;
  const unitsOf = new Map<number, DemoIdentifier[]>(demo.models.map(({ id }) => [id, []]));
  for (const unit of demo.identifiers) partOf(unitsOf, partOf(batches, unit.batch_id).model_id).push(unit);
  for (const [modelId, units] of unitsOf) {
    for (let start = 0; start < units.length; start += registrationLinesMax) {
      await registerCall(registering, partOf(models, modelId), units.slice(start, start + registrationLinesMax));
    }
  }
}

/** The event by which an identifier gets a state that none is registered with. */
const events: Partial<Record<IdentifierState, string>> = { suspended: 'suspended', void: 'voided' };

/** Changes the states of those that are no longer as they were registered. */
export async function changeLives({ store, demo, registrarOf }: Registering): Promise<void> {
  for (const { prefix, suffix, state, state_since } of demo.identifiers) {
    const event = events[state];
    if (event === undefined || state_since === null) continue;
    const request = contract.changeIdentifierStates.request.parse({ prefix, event, codes: [suffix] });
    const reply = await changeStates(store, clockAt(state_since), registrarOf(prefix), request, null);
    const [result] = carriedOut('changeIdentifierStates', reply).results;
    if (result?.outcome !== 'changed')
      throw new Error(`The demo's ${prefix}/${suffix} was refused: ${result?.message}`);
  }
}
