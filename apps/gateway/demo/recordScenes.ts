import { addDays } from './chinaTime.ts';
import type { DemoScene } from './demoData.ts';
import { factGroup, traceDetails } from './elements.ts';
import type { RecordKind } from './recordKinds.ts';
import { builtInScene } from './sceneSubject.ts';

/** Scenes of a report or part: its facts, and its steps, of which the newest links to the object it belongs to. */
export function recordScenes(kind: RecordKind, enterpriseName: string): DemoScene[] {
  const steps = kind.steps.map(([title, place, text], index) => ({
    time: `{step${index + 1}}`,
    title,
    place,
    text,
    traceIdentifier: index === 0 ? '{unit}' : '',
  }));
  return [
    builtInScene('traceability', [
      factGroup('record-facts', '归属', [
        ['类别', kind.name],
        ['所属产品', '{unit}', '{unit}'],
        ['归档企业', enterpriseName],
      ]),
      traceDetails('record-steps', '流转记录', steps),
    ]),
    builtInScene('management', [factGroup('record-content', '内容', kind.facts)]),
  ];
}

/** Placeholder values of one report or part: its object and the times of its steps, newest first. */
export function recordFacts(unit: string, day: string): Record<string, string> {
  return {
    unit,
    step1: `${day} 14:31`,
    step2: `${day} 10:06`,
    step3: `${addDays(day, -1)} 16:40`,
  };
}
