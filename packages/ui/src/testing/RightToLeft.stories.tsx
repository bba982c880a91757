import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { landmarks, specimens } from './specimens.tsx';

const meta = {
  title: 'Foundations/Checks 检查/Right to left 从右到左',
  id: 'foundations-righttoleft',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Positions are compared to a pixel: lines of text may be broken half a pixel apart. */
const tolerancePx = 1;

interface Place {
  start: number;
  width: number;
  element: Element;
}

const label = (element: Element) =>
  `${element.localName}${element.getAttribute('data-part') === null ? '' : `[${element.getAttribute('data-part')}]`}`;

/** Distances of the boxes in a part from its start edge. Texts within a line keep their order, and shapes in a drawing are not boxes. */
function places(part: Element, isRightToLeft: boolean): Place[] {
  const around = part.getBoundingClientRect();
  return [...part.querySelectorAll('*')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const { direction, display } = getComputedStyle(element);
    const isBox = !display.startsWith('inline') || display === 'inline-flex' || display === 'inline-grid';
    const isMirrored = direction === (isRightToLeft ? 'rtl' : 'ltr');
    // Codes, and the track of a puzzle, keep their direction; what is not shown has no place.
    if (!isBox || !isMirrored || box.width === 0 || element.parentElement?.closest('svg')) return [];
    return [{ element, width: box.width, start: isRightToLeft ? around.right - box.right : box.left - around.left }];
  });
}

function differences(name: string, before: readonly Place[], after: readonly Place[]): string[] {
  const found = new Map(after.map((place) => [place.element, place]));
  return before.flatMap(({ element, start }) => {
    const other = found.get(element);
    if (other === undefined || Math.abs(other.start - start) <= tolerancePx) return [];
    return [
      `${name} ${label(element)}: ${start.toFixed(1)} px from its start, ${other.start.toFixed(1)} when mirrored`,
    ];
  });
}

/** What is written from left to right in every language: codes, and the track of a puzzle, whose piece moves to the right. */
const islands = new Set(['CodeAnatomy div', 'CodeText span', 'ResolvingCode span', 'SliderCaptcha div[track]']);

/** Elements of a mirrored part with a direction of their own. */
function turnedBack(name: string, part: Element): string[] {
  const isTurned = (element: Element | null) => element !== null && getComputedStyle(element).direction === 'ltr';
  return [...part.querySelectorAll('*')]
    .filter((element) => isTurned(element) && !isTurned(element.parentElement))
    .map((element) => `${name} ${label(element)}`);
}

const shown = Object.keys(specimens).filter((name) => !landmarks.includes(name));

export const Mirrored: Story = {
  name: '从右到左',
  render: () => (
    <div data-testid="components" style={{ display: 'grid', gap: 8, padding: 16 }}>
      {shown.map((name) => (
        <section key={name} aria-label={name} style={{ position: 'relative' }}>
          {specimens[name]?.({ className: '', style: {}, 'data-given': name, ref: () => undefined })}
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByTestId('components');
    const parts = [...group.children];
    const before = parts.map((part) => places(part, false));
    group.dir = 'rtl';
    const wrong = parts.flatMap((part, at) => differences(shown[at] ?? '', before[at] ?? [], places(part, true)));
    await expect(wrong).toEqual([]);
    const turned = parts.flatMap((part, at) => turnedBack(shown[at] ?? '', part));
    await expect(turned.filter((place) => !islands.has(place))).toEqual([]);
  },
};
