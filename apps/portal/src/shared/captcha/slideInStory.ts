import { screen, userEvent, waitFor, within } from 'storybook/test';

/** Waits for the picture, which comes when the check shows. */
export async function pictureShown(root: HTMLElement = document.body): Promise<HTMLElement> {
  await within(root).findByRole('button', { name: '换一张' }, { timeout: 5000 });
  return within(root).getByRole('slider', { name: '滑块验证' });
}

/** Slides the piece by keys to where the hole is, and hands it in. */
export async function slide(root: HTMLElement = document.body): Promise<void> {
  const slider = await pictureShown(root);
  slider.focus();
  await userEvent.keyboard(`${'{PageUp}'.repeat(5)}${'{ArrowRight}'.repeat(8)}{Enter}`);
  await waitFor(() => {
    if (slider.getAttribute('aria-valuetext') !== '验证通过') throw new Error('The slide has not passed yet.');
  });
}

/** Takes the focus away: a caret would blink in the picture. */
export function unfocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Waits until notices have had their time: a picture with half of one would differ every time. */
export async function noticesGone(): Promise<void> {
  await waitFor(
    () => {
      const toasts = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
      if (toasts.some((toast) => toast.matches('[data-tone]:not([data-shape])'))) throw new Error('A notice is there.');
    },
    { timeout: 6000 },
  );
}
