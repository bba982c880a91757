import { identifierAddress } from '@lima-id/domain';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { StopwatchContext } from '../../shared/lookup/stopwatch.ts';
import { StoryFrame } from '../../shared/stories/StoryFrame.tsx';
import IdentifierScreen from './IdentifierScreen.tsx';

/** Pictures must not depend on how fast a machine is. */
const alwaysTook280Ms = () => () => 280;

function AddressShown() {
  return <output hidden>{useLocation().search}</output>;
}

/** The lookup page in a browser history of its own, opened at an identifier and, if named, one of its scenes with a query. */
export function ScreenStory({
  identifier,
  scene = '',
  query = '',
}: {
  identifier: string;
  scene?: string;
  /** Other query parameters: `data=1&range=…`. */
  query?: string;
}) {
  const address = `${identifierAddress(identifier)}${scene === '' ? '' : `&scene=${scene}`}${query === '' ? '' : `&${query}`}`;
  return (
    <StopwatchContext value={alwaysTook280Ms}>
      <StoryFrame address={address}>
        <AddressShown />
        <Routes>
          <Route path="/product_scene" element={<IdentifierScreen />} />
          <Route path="*" element={<h1>另一页</h1>} />
        </Routes>
      </StoryFrame>
    </StopwatchContext>
  );
}

/** Waits until the lookup has ended and the next one is allowed, so that nothing moves any more. */
export async function settled(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await waitFor(
    () => expect(canvas.getByRole('button', { name: '查询' })).not.toHaveAttribute('aria-disabled', 'true'),
    {
      timeout: 5000,
    },
  );
  await waitFor(() => expect(canvas.queryByRole('status', { name: 'Loading...' })).toBeNull(), { timeout: 5000 });
}

/** As {@link settled}, for a page with a record: waits for its QR code too, which loads last. */
export async function recordShown(canvasElement: HTMLElement, name: string): Promise<void> {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { level: 1, name }, { timeout: 5000 });
  await canvas.findByRole('img', { name: '在手机上打开此页的二维码' }, { timeout: 5000 });
  await settled(canvasElement);
}

/** Milliseconds without a notification after which none is expected. */
const quietMs = 1000;

/** Waits until notifications have closed: one may appear a moment after its cause. */
export async function noticeGone(): Promise<void> {
  let quietSince = performance.now();
  await waitFor(
    () => {
      if (document.querySelector('[data-tone="danger"][role="alert"]') !== null) quietSince = performance.now();
      if (performance.now() - quietSince < quietMs) throw new Error('A notice is shown, or may still come.');
    },
    { timeout: 15_000 },
  );
}
