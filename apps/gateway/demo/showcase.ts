import type { IdentifierState } from '@lima-id/domain';
import { addDays, chinaMoment, daysBetween, timeOfDay } from './chinaTime.ts';
import type { DemoScene } from './demoData.ts';
import type { Draft } from './draft.ts';
import { modelScenes } from './modelScenes.ts';
import type { RecordBook } from './records.ts';
import type { ModelSubject } from './sceneSubject.ts';

/** The newest date in the showcase. */
const lastShowcaseDay = '2026-05-18';

/**
 * Days by which the showcase is shifted into the past so that nothing is in the future; 0 once its own dates have passed. Its codes contain
 * their year, so it stays there afterwards.
 */
function showcaseShift(today: string): number {
  return Math.min(0, daysBetween(lastShowcaseDay, today));
}

/** Context of a showcase. */
export interface Showcase {
  draft: Draft;
  records: RecordBook;
  prefix: string;
  subject: ModelSubject;
  today: string;
  /** A day of the showcase, shifted. */
  day(day: string): string;
}

/** The model-level scenes of a showcase, in the order of the given codes. */
export function scenesOfModel(subject: ModelSubject, codes: readonly (keyof typeof modelScenes)[]): DemoScene[] {
  return codes.flatMap((code) => modelScenes[code]?.(subject) ?? []);
}

/**
 * Units with serial numbers from `first` to `last`, registered a minute apart from 08:15 on. `lives` lists those that are not active, and
 * since when.
 */
export function addUnits(
  showcase: Showcase,
  run: { batchId: number; series: string; first: number; last: number; day: string; minute: number },
  factsOf: (serial: number) => Record<string, string> | null,
  lives: Readonly<Record<number, { state: IdentifierState; day: string | null }>> = {},
): void {
  const { draft, prefix } = showcase;
  for (let serial = run.first; serial <= run.last; serial += 1) {
    const life = lives[serial];
    const unit = {
      registered_at: chinaMoment(showcase.day(run.day), timeOfDay(run.minute + serial - run.first)),
      batch_id: run.batchId,
      prefix,
      suffix: `${run.series}-${run.day.slice(0, 4)}-${String(serial).padStart(6, '0')}`,
      facts: factsOf(serial),
    };
    if (life === undefined) draft.addIdentifier(unit);
    else {
      const since = life.day === null ? null : chinaMoment(showcase.day(life.day), '09:30');
      draft.addIdentifier(unit, { state: life.state, since });
    }
  }
}

/** A shifted day with a time: `2026-05-12 09:20`. */
export function at(showcase: Showcase, day: string, time: string): string {
  return `${showcase.day(day)} ${time}`;
}

/** Creates the shift function for a given today. */
export function dayMover(today: string): (day: string) => string {
  const shift = showcaseShift(today);
  return (day) => addDays(day, shift);
}
