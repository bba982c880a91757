// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterSheet } from '../FilterBar/FilterSheet.tsx';
import { PhoneMenu } from '../Header/PhoneMenu.tsx';

const place = document.createElement('div');
const page = document.documentElement;
let unmount: () => Promise<void> = async () => undefined;

async function show(content: ReactNode) {
  const root = createRoot(place);
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(content));
}

const nothing = () => undefined;
const menu = (
  <PhoneMenu logo="力码" logoHref="/" items={[]} user={null} onLogin={nothing} onRegister={nothing} onClose={nothing} />
);
const filter = <FilterSheet title="筛选应用" groups={[]} value={{}} onApply={nothing} onClose={nothing} />;

describe('PageLock', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.append(place);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await unmount();
    document.body.innerHTML = '';
  });

  it.each([
    ['the menu of phones', menu],
    ['the filter of phones', filter],
  ])('measures the page before %s is in it, and locks it for as long', async (_, sheet) => {
    const found: number[] = [];
    vi.spyOn(page, 'clientWidth', 'get').mockImplementation(() => {
      found.push(document.querySelectorAll('dialog').length);
      return 0;
    });
    await show(sheet);
    expect(found).toEqual([0]);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(page.style.overflow).toBe('hidden');
    await unmount();
    expect(page.style.overflow).toBe('');
  });
});
