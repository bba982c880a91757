import { afterEach, expect } from 'vitest';
import { underMedia } from '../packages/ui/src/testing/mediaRules.ts';

/** Fields that iOS zooms the page for when their type is smaller. */
const typed =
  'textarea, select, [contenteditable="true"], input:not([type]), ' +
  ['text', 'search', 'email', 'tel', 'url', 'password', 'number', 'date', 'time']
    .map((type) => `input[type="${type}"]`)
    .join(', ');
const leastPx = 16;

/** The typed fields of a story whose type is too small on a touch screen, which the browser of the stories has not. */
function tooSmall(): string[] {
  const fields = [...document.querySelectorAll<HTMLElement>(typed)].filter((field) => field.checkVisibility());
  if (fields.length === 0) return [];
  return underMedia('(any-pointer: coarse)', () =>
    fields.flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      return size < leastPx ? [`${field.ariaLabel ?? field.id}: ${size} px`] : [];
    }),
  );
}

afterEach(({ task }) => {
  if (task.result?.errors?.length) return;
  expect(tooSmall(), 'typed fields below 16 px on a touch screen').toEqual([]);
});
