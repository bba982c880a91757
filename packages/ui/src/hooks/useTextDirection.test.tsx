// @vitest-environment happy-dom
import { act, type ComponentType, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SceneTabPanel, SceneTabs } from '../SceneTabs/SceneTabs.tsx';
import { TabPanel, Tabs } from '../Tabs/Tabs.tsx';

const labels = ['产品追溯', '防伪查询', '供应链'];
const items = labels.map((label) => ({ value: label, label }));
const scenes = items.map((item) => ({
  ...item,
  templateCode: 'custom' as const,
  icon: '',
  count: 0,
  needsVerification: false,
}));

function Views() {
  return (
    <Tabs items={items} label="标识场景">
      {labels.map((label) => (
        <TabPanel key={label} value={label} />
      ))}
    </Tabs>
  );
}

function Scenes() {
  const [value, setValue] = useState('产品追溯');
  return (
    <SceneTabs tabs={scenes} value={value} onValueChange={setValue} title="标识场景">
      {labels.map((label) => (
        <SceneTabPanel key={label} value={label} />
      ))}
    </SceneTabs>
  );
}

const place = document.createElement('div');
let root: Root;

async function show(Drawn: ComponentType, direction: 'ltr' | 'rtl') {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place.style.direction = direction;
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(<Drawn />));
}

function tab(label: string): HTMLElement {
  const found = [...place.querySelectorAll<HTMLElement>('[role="tab"]')].find((one) => one.textContent === label);
  if (found === undefined) throw new Error(`There is no tab ${label}.`);
  return found;
}

const chosen = () => place.querySelector('[role="tab"][aria-selected="true"]')?.textContent;

async function press(key: string) {
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // Radix moves the focus in a timer.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Gives a strip of 900 px, seen through 300 px, its second and third tab in the places that they have from right to left. */
function layOut() {
  const strip = place.querySelector<HTMLElement>('[role="tablist"]') ?? place;
  vi.spyOn(strip, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(strip, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(strip, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(strip, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 40));
  for (const [label, left] of [
    ['防伪查询', 0],
    ['供应链', -300],
  ] as const) {
    vi.spyOn(tab(label), 'offsetLeft', 'get').mockReturnValue(left);
    vi.spyOn(tab(label), 'offsetWidth', 'get').mockReturnValue(60);
    vi.spyOn(tab(label), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, 60, 40));
  }
  return vi.spyOn(strip, 'scrollTo').mockImplementation(() => undefined);
}

describe.each([
  // Centred: 540 px from the start, less half of the rest of the strip.
  ['Tabs', Views, -420],
  // The tab before it comes first, after 20 px.
  ['SceneTabs', Scenes, -220],
])('%s', (_, Drawn, scrolled) => {
  afterEach(async () => {
    await act(async () => root.unmount());
    vi.restoreAllMocks();
    place.remove();
  });

  it.each(['ltr', 'rtl'] as const)('have no direction of their own when the page has %s', async (direction) => {
    await show(Drawn, direction);
    await act(async () => tab('产品追溯').focus());
    expect(place.querySelectorAll('[dir]')).toHaveLength(0);
  });

  it.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)('choose in the direction of the arrow key when the page has %s', async (direction, onward, back) => {
    await show(Drawn, direction);
    await act(async () => tab('产品追溯').focus());
    await press(onward);
    expect(chosen()).toBe('防伪查询');
    await press(back);
    expect(chosen()).toBe('产品追溯');
  });

  it('scroll the strip the other way when the page has rtl', async () => {
    await show(Drawn, 'rtl');
    const scrollTo = layOut();
    await act(async () => tab('供应链').focus());
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: scrolled }));
  });
});
