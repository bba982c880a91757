import type { Subject } from '../../src/schema/subject.ts';

/** Subjects without their jobs, for tests that take each turn themselves. */
export function withoutJobs(subjects: readonly Subject[]): Subject[] {
  return subjects.map((subject) => ({ ...subject, jobs: () => [] }));
}
