import { expect, waitFor } from 'storybook/test';

/** How far strokes and the squares of points reach beyond their figure, px. */
const strokePx = 5;

/** Expects every line and bar of a chart within the grid of its plot. */
export async function expectInPlot(canvasElement: HTMLElement): Promise<void> {
  const svg = await waitFor(() => {
    const found = canvasElement.querySelector('[data-part=drawing] svg');
    if (found === null) throw new Error('The plot is not there yet.');
    return found;
  });
  const grid = [...svg.querySelectorAll('line')].map((line) => line.getBoundingClientRect());
  const [left, right] = [Math.min(...grid.map((line) => line.left)), Math.max(...grid.map((line) => line.right))];
  const [top, bottom] = [Math.min(...grid.map((line) => line.top)), Math.max(...grid.map((line) => line.bottom))];
  const ground = svg.getBoundingClientRect();
  const marks = [...svg.querySelectorAll('path, rect')]
    .map((mark) => mark.getBoundingClientRect())
    .filter(({ width, height }) => width + height > 0 && width < ground.width);
  await expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) {
    await expect(mark.left).toBeGreaterThanOrEqual(left - strokePx);
    await expect(mark.right).toBeLessThanOrEqual(right + strokePx);
    await expect(mark.top).toBeGreaterThanOrEqual(top - strokePx);
    await expect(mark.bottom).toBeLessThanOrEqual(bottom + strokePx);
  }
  await expect(svg.outerHTML).not.toMatch(/NaN|Infinity/);
}
