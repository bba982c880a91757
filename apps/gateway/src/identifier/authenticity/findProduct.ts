import type { IdentifierFailure } from '@lima-id/api';
import {
  authenticityReminderLine,
  type IdentifierState,
  judgeAntiCounterfeit,
  judgeRecall,
  messages,
  type SceneTemplateCode,
} from '@lima-id/domain';
import type { Store } from '../../platform/database/database.ts';
import type { Refusal } from '../../platform/http/mount.ts';
import { type IdentifierKey, identifierKey } from '../identifierKey.ts';
import type { FoundAnswer, LookUp } from '../lookUp.ts';
import { stateOfCode } from '../stateCodes.ts';

const antiCounterfeitTemplate: SceneTemplateCode = '2';
const recallTemplate: SceneTemplateCode = '4';

/** What is known of a product that may be looked up to see whether it is genuine. */
export interface KnownProduct {
  /** The code in its canonical form. */
  identifier: string;
  key: IdentifierKey;
  state: IdentifierState;
  recalled: boolean;
  reminderLine: number;
  /** Hash of the code under its coating; null without one. */
  codeHash: string | null;
}

/** Finds the product of what a visitor gave, or says what the lookup says of it. */
export type FindProduct = (identifier: string) => Promise<KnownProduct | Refusal<IdentifierFailure>>;

/** The data of the scenes of a template, one after the other. */
async function elementsOf({ source }: FoundAnswer, template: SceneTemplateCode) {
  const scenes = source.shared.scenes.filter(({ templateCode }) => templateCode === template);
  const elements = await Promise.all(scenes.map(({ sceneConfId }) => source.readElements(sceneConfId)));
  return elements.flat();
}

/** Recalled, when a recall holds for the product or what is kept in its recall scene says so. */
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
 * Makes the search. A product whose maker tells nothing in an anti-counterfeit scene is unknown here: he vouches for nothing. State and
 * coating code are read again each time, so that a change is seen at once.
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
