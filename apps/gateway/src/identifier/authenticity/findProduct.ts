import type { IdentifierFailure } from '@lima-id/api';
import {
  authenticityReminderLine,
  type IdentifierState,
  judgeAntiCounterfeit,
  judgeRecall,
  messages,
  type SceneTemplateCode,
} from '@lima-id/domain';
import type { Refusal } from '../../platform/http/mount.ts';
import type { Store } from '../../schema/store.ts';
import { type IdentifierKey, identifierKey } from '../lookup/identifierKey.ts';
import type { FoundAnswer, LookUp } from '../lookup/lookUp.ts';
import { stateOfCode } from '../lookup/stateCodes.ts';

const antiCounterfeitTemplate: SceneTemplateCode = 'antiCounterfeit';
const recallTemplate: SceneTemplateCode = 'recall';

/** A product that can be verified. */
export interface KnownProduct {
  /** The code in canonical form. */
  identifier: string;
  key: IdentifierKey;
  state: IdentifierState;
  recalled: boolean;
  reminderLine: number;
  /** Hash of the code under its coating; null without one. */
  codeHash: string | null;
}

/** Finds the product of the input, or returns the refusal that the lookup gives. */
export type FindProduct = (identifier: string) => Promise<KnownProduct | Refusal<IdentifierFailure>>;

/** Elements of the scenes of a template, concatenated. */
async function elementsOf({ source }: FoundAnswer, template: SceneTemplateCode) {
  const scenes = source.shared.scenes.filter(({ templateCode }) => templateCode === template);
  const elements = await Promise.all(scenes.map(({ sceneConfId }) => source.readElements(sceneConfId)));
  return elements.flat();
}

/** Recalled by a published recall, or by stored elements of its recall scene. */
async function isRecalled(found: FoundAnswer): Promise<boolean> {
  return found.source.shared.recall !== null || judgeRecall(await elementsOf(found, recallTemplate)).recalled;
}

const text = `
  select code.state, model.reminder_line as "reminderLine", coating.code_hash as "codeHash"
  from identifier code
    join batch on batch.id = code.batch_id
    join product_model model on model.id = batch.model_id
    left join coating_code coating on coating.prefix = code.prefix and coating.suffix = code.suffix
  where code.prefix = $1 and code.suffix = $2`;

interface Row {
  state: number;
  reminderLine: number | null;
  codeHash: string | null;
}

/**
 * Creates the search. A product whose maker has no data in an anti-counterfeit scene is unknown here: nobody vouches for it. State and
 * coating code are not cached, so that changes are effective at once.
 */
export function createProductFinder(store: Store, lookUp: LookUp): FindProduct {
  const unknown = { status: 404, message: messages.scene.antiCounterfeitNone, data: { failedSegment: null } };
  return async (asked) => {
    const found = await lookUp(asked);
    if (!found.found) return { status: found.status, message: found.message, data: found.data };
    const { identifier } = found;
    if (!judgeAntiCounterfeit(await elementsOf(found, antiCounterfeitTemplate)).ok) return unknown;
    const key = identifierKey(identifier);
    const [row] = await store.prepared<Row>('read_authenticity_facts', text, [key.prefix, key.suffix]);
    if (row === undefined) return unknown;
    return {
      identifier,
      key,
      state: stateOfCode(row.state),
      recalled: await isRecalled(found),
      reminderLine: row.reminderLine ?? authenticityReminderLine,
      codeHash: row.codeHash,
    };
  };
}
