import { screen, userEvent, waitFor, within } from 'storybook/test';

/** Waits for the picture, which loads when the check is shown. */
export async function pictureShown(root: HTMLElement = document.body): Promise<HTMLElement> {
  await within(root).findByRole('button', { name: '换一张' }, { timeout: 5000 });
  return within(root).getByRole('slider', { name: '滑块验证' });
}

/** Slides the piece of one slider, whose picture is shown, by keys to the hole, and releases it. */
export async function slidePiece(slider: HTMLElement): Promise<void> {
  slider.focus();
  await userEvent.keyboard(`${'{PageUp}'.repeat(5)}${'{ArrowRight}'.repeat(8)}{Enter}`);
  await waitFor(() => {
    if (slider.getAttribute('aria-valuetext') !== '验证通过') throw new Error('The slide has not passed yet.');
  });
}

/** Waits for the picture, slides its piece to the hole, and releases it. */
export async function slide(root: HTMLElement = document.body): Promise<void> {
  await slidePiece(await pictureShown(root));
}

/** Takes the focus away: a caret would blink in the picture. */
export function unfocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Waits until notifications have closed: a half faded one would differ in every picture. */
export async function noticesGone(): Promise<void> {
  await waitFor(
    () => {
      const toasts = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
      if (toasts.some((toast) => toast.matches('[data-tone]:not([data-variant])')))
        throw new Error('A notice is there.');
    },
    { timeout: 6000 },
  );
}
