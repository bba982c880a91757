// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Slider } from './Slider.tsx';

const place = document.createElement('div');
const report = vi.fn<(share: number) => void>();
let unmount: () => Promise<void> = async () => undefined;

afterEach(async () => {
  await unmount();
  place.remove();
  report.mockClear();
});

/** Changes the page, and waits until the timers that it started are over. */
async function after(step: () => void) {
  await act(async () => step());
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
}

/** A form whose limit the page lowers without a change of the value. */
function SamplingPage({ share: first }: { share: number }) {
  const [share, setShare] = useState(first);
  const [max, setMax] = useState(100);
  return (
    <form>
      <Slider
        label="抽检比例"
        max={max}
        value={share}
        onValueChange={(next) => {
          setShare(next);
          report(next);
        }}
      />
      <button type="button" onClick={() => setMax(50)}>
        最多一半
      </button>
    </form>
  );
}

async function mount(share: number) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
  const root = createRoot(place);
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<SamplingPage share={share} />));
}

function slider(): HTMLInputElement {
  const input = [...place.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === '抽检比例');
  if (input === undefined) throw new Error('There is no slider.');
  return input;
}

const move = (share: number) =>
  after(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider(), String(share));
    slider().dispatchEvent(new Event('input', { bubbles: true }));
  });
const lowerLimit = () => after(() => place.querySelector('button')?.click());
const reset = () => after(() => place.querySelector('form')?.reset());

describe('a controlled Slider whose form is reset', () => {
  it('returns to its first value when only the limit has changed since it was moved', async () => {
    await mount(30);
    await move(80);
    await lowerLimit();
    expect(slider().getAttribute('aria-valuetext')).toBe('50');
    await reset();
    expect(report.mock.calls).toEqual([[80], [30]]);
    expect(slider().value).toBe('30');
  });

  it('reports nothing when its value is above the changed limit and it was not moved', async () => {
    await mount(80);
    await lowerLimit();
    await reset();
    expect(report).not.toHaveBeenCalled();
    expect(slider().value).toBe('50');
  });
});
