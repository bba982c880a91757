import { afterEach, expect } from 'vitest';
import { underMedia } from '../packages/ui/src/testing/mediaRules.ts';

/** Fields that iOS zooms the page for when their type is smaller. */
const typed =
  'textarea, select, [contenteditable="true"], input:not([type]), ' +
  ['text', 'search', 'email', 'tel', 'url', 'password', 'number', 'date', 'time']
    .map((type) => `input[type="${type}"]`)
    .join(', ');
const leastPx = 16;

const visibleFields = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((field) => field.checkVisibility());
const nameOf = (field: HTMLElement) => field.ariaLabel ?? field.id;

/** The typed fields of a story whose type is too small on a touch screen, which the browser of the stories has not. */
function tooSmall(): string[] {
  const fields = visibleFields(typed);
  if (fields.length === 0) return [];
  return underMedia('(any-pointer: coarse)', () =>
    fields.flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize);
      return size < leastPx ? [`${nameOf(field)}: ${size} px`] : [];
    }),
  );
}

/** The fields of a story whose hint would end in the middle of a sign where it is too long, for example with larger type. */
function cutHints(): string[] {
  return visibleFields('input[placeholder]:not([placeholder=""])').flatMap((field) =>
    getComputedStyle(field).textOverflow === 'ellipsis' ? [] : [nameOf(field)],
  );
}

afterEach(({ task }) => {
  if (task.result?.errors?.length) return;
  expect(tooSmall(), 'typed fields below 16 px on a touch screen').toEqual([]);
  expect(cutHints(), 'fields whose hint is cut without an ellipsis').toEqual([]);
});
