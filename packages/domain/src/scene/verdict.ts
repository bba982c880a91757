import type { Element } from '../identifier/element.ts';
import { messages } from '../messages.ts';
import { hasLabel, hasSceneData } from './sceneData.ts';

/** The label whose presence in a recall scene says that the object is recalled. */
export const recallTimeLabel = '召回时间';

/** Whether an object is recalled, and the sentence to show. */
export interface RecallVerdict {
  recalled: boolean;
  message: string;
}

/**
 * Reads a recall scene: recalled when anything in it, at any depth, is labelled `recallTimeLabel`, whatever its value.
 * Source: docs/rules/scenes.md.
 */
export function judgeRecall(elements: readonly Element[]): RecallVerdict {
  const recalled = hasLabel(elements, recallTimeLabel);
  return { recalled, message: recalled ? messages.scene.recalled : messages.scene.notRecalled };
}

/** Whether an anti-counterfeit scene knows the object. */
export type AntiCounterfeitVerdict = { ok: true } | { ok: false; reason: 'none'; message: string };

/** Reads an anti-counterfeit scene: it knows the object when it has any content. Source: docs/rules/scenes.md. */
export function judgeAntiCounterfeit(elements: readonly Element[]): AntiCounterfeitVerdict {
  if (hasSceneData(elements)) return { ok: true };
  return { ok: false, reason: 'none', message: messages.scene.antiCounterfeitNone };
}
