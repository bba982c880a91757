import { within } from 'storybook/test';

/** How long the parts of a page are waited for, in ms. */
const patience = { timeout: 15_000 };

/** A page once all its parts have come, the products of its footer among them. */
export async function pageShown(canvasElement: HTMLElement, title: string) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: title }, patience);
  await canvas.findByText('码上追溯', { selector: 'footer *' }, patience);
  return canvas;
}
