// @vitest-environment happy-dom

import { appList } from '@lima-id/api/msw';
import type { Product } from '@lima-id/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKnownApp, useKnownApp } from './useKnownApp.ts';

const [app] = appList;
const state = { product: app };
const place = document.createElement('div');
let unmount: () => Promise<void> = async () => undefined;
/** The names that were known, by rendering. */
const names: (string | undefined)[] = [];

interface AskingProps {
  isAnswered: boolean;
}

function Asking({ isAnswered }: AskingProps) {
  const known: Product | null = useKnownApp(state, '1', isAnswered);
  names.push(known?.name);
  return null;
}

async function show(props: AskingProps) {
  const root = createRoot(place);
  unmount = () => act(async () => root.unmount());
  await act(async () => root.render(<Asking {...props} />));
}

describe('useKnownApp', () => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    names.length = 0;
  });
  afterEach(() => unmount());

  it('knows the app once its code has come, and at the first rendering when it has come before', async () => {
    await show({ isAnswered: false });
    await loadKnownApp();
    await act(async () => undefined);
    expect(names.at(-1)).toBe(app?.name);
    await unmount();
    names.length = 0;
    await show({ isAnswered: false });
    expect(names[0]).toBe(app?.name);
  });

  it('says nothing of an app whose answer has come', async () => {
    await loadKnownApp();
    await show({ isAnswered: true });
    expect(new Set(names)).toEqual(new Set([undefined]));
  });
});
