import { createHomeSubject } from './home/homeSubject.ts';
import { createResolutionCounter } from './home/resolutionCounter.ts';
import { createIdentifierSubject } from './identifier/identifierSubject.ts';
import { createMarketSubject } from './market/marketSubject.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Store } from './platform/database/database.ts';
import type { Subject } from './platform/subject.ts';

/** What the subjects need of the configuration. */
interface SubjectConfig {
  /** Address under which people reach the portal, without a slash at its end; null or empty when it is not known. */
  publicUrl?: string | null;
}

/** Every subject of the gateway, in the order in which they are mounted and stopped. */
export function createSubjects(store: Store, clock: Clock, config: SubjectConfig): Subject[] {
  const counter = createResolutionCounter(store, clock);
  return [
    createIdentifierSubject({ publicUrl: config.publicUrl ?? '', onAnswered: () => counter.count() }),
    createHomeSubject(counter),
    createMarketSubject(),
  ];
}
