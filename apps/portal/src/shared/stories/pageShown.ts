import { within } from 'storybook/test';

/** Timeout for the parts of a page, in ms. */
const patience = { timeout: 15_000 };

/** Brings the footer near, which asks for its products then, and back. */
export async function footShown(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  (await canvas.findByRole('contentinfo', {}, patience)).scrollIntoView({ behavior: 'instant' });
  await canvas.findByText('码上追溯', { selector: 'footer *' }, patience);
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** A page once all its parts have loaded, the products of its footer included. */
export async function pageShown(canvasElement: HTMLElement, title: string) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name: title }, patience);
  await footShown(canvasElement);
  return canvas;
}
