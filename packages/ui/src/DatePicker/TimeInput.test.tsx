// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { TimeInput } from './TimeInput.tsx';

const place = document.createElement('div');
let unmount: () => Promise<void> = async () => undefined;

afterEach(async () => {
  await unmount();
  place.remove();
});

function Held() {
  const [time, setTime] = useState('09:30');
  return (
    <form>
      <TimeInput value={time} onValueChange={setTime} />
      <output>{time}</output>
    </form>
  );
}

/** Renders the field, types into it and presses Enter. */
async function entered(text: string) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
  const root = createRoot(place);
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<Held />));
  const input = place.querySelector('input');
  if (input === null) throw new Error('There is no field.');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => void input.dispatchEvent(event));
  return { sends: !event.defaultPrevented, shown: input.value, held: place.querySelector('output')?.textContent };
}

describe('Enter in the time of a DatePicker', () => {
  it.each([
    ['8:05', '08:05'],
    ['23：59', '23:59'],
    ['25:00', '09:30'],
  ])('leaves the form unsent and shows the time that counts when %s is typed', async (text, time) => {
    expect(await entered(text)).toEqual({ sends: false, shown: time, held: time });
  });
});
