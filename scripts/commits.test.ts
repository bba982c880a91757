import { describe, expect, it } from 'vitest';
import { subjectProblem } from './commits.ts';

describe('subjectProblem', () => {
  it.each([
    'ui: hold values that are controlled or not by one hook',
    'domain, api: list the new names, and refuse the next number of a purpose',
    'packages/ui: open the icons by a door of their own',
  ])('accepts %s', (subject) => {
    expect(subjectProblem(subject)).toBeNull();
  });

  it.each([
    ["Merge branch 'main' of /tmp/page", 'names a folder of a machine'],
    ['ui: copy what stands in C:\\Users\\me', 'names a folder of a machine'],
    ['Merge the catalogue of the app market', 'does not read `subject: imperative sentence`'],
    ['fix', 'does not read `subject: imperative sentence`'],
    ['ui: say it.', 'ends with a full stop'],
    [`ui: ${'x'.repeat(97)}`, 'has 101 characters, 100 at most'],
  ])('refuses %s', (subject, problem) => {
    expect(subjectProblem(subject)).toBe(problem);
  });
});
