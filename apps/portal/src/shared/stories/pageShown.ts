import { within } from 'storybook/test';

/** Timeout for the parts of a page, in ms. */
const patience = { timeout: 15_000 };

/** A page once all its parts have loaded, the products of its footer included. */
export async function pageShown(canvasElement: HTMLElement, title: string) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: title }, patience);
  await canvas.findByText('码上追溯', { selector: 'footer *' }, patience);
  return canvas;
}
