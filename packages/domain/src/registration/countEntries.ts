import type { Element } from '../identifier/element.ts';
import type { SceneTemplateCode } from '../identifier/record.ts';

/** Templates whose tabs show no number: what they say is one answer, in however many facts. */
const uncounted: ReadonlySet<SceneTemplateCode> = new Set(['antiCounterfeit', 'recall', 'equipmentRepair']);

/** Templates that are a file of facts. */
const files: ReadonlySet<SceneTemplateCode> = new Set(['management', 'runningMonitoring']);

/**
 * The number on the tab of a scene: its steps or stops; where there are none, the rows of its tables; in a file of facts without a table, those
 * of its first group. Zero shows no number. Source: docs/rules/registration.md.
 */
export function countEntries(templateCode: SceneTemplateCode, elements: readonly Element[]): number {
  if (uncounted.has(templateCode)) return 0;
  const steps = elements.flatMap((block) => (block.dataType === 'TraceDetails' ? block.value : []));
  if (steps.length > 0) return steps.length;
  const rows = elements.flatMap((block) => (block.dataType === 'Array' ? block.value : []));
  if (rows.length > 0 || !files.has(templateCode)) return rows.length;
  return elements.find((block) => block.dataType === 'Object')?.value.length ?? 0;
}
