// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { beforeEach, expect, it, vi } from 'vitest';
import { RestOfPage } from './RestOfPage.tsx';

/** What the page showed when its head was there for the first time. */
let shownFirst: string | null;

/** Height in CSS of what stood in place of the rest then. */
let roomFirst: string;

function Head() {
  useLayoutEffect(() => {
    shownFirst = document.body.textContent;
    roomFirst = getComputedStyle(document.querySelector('h1 + *') ?? document.body).minHeight;
  }, []);
  return <h1>跑步机</h1>;
}

/** With a style sheet of its own: the one that styled-components shares belongs to the document of the first test file of a worker. */
const pageAt = (address: string) => (
  <StyleSheetManager target={document.head}>
    <MemoryRouter initialEntries={[address]}>
      <Head />
      <RestOfPage>
        <p>场景</p>
      </RestOfPage>
    </MemoryRouter>
  </StyleSheetManager>
);

function emptyRoot(): HTMLElement {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  return root;
}

async function openedAt(address: string): Promise<void> {
  const root = createRoot(emptyRoot());
  await act(async () => root.render(pageAt(address)));
  expect(document.body.textContent).toBe('跑步机场景');
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

it('follows the head of a page that is opened within the site', async () => {
  await openedAt('/product_scene');
  expect(shownFirst).toBe('跑步机');
  // The footer stays below the window.
  expect(roomFirst).toBe('100vh');
});

it('comes with the head when the address names a part', async () => {
  await openedAt('/news/detail/3#fields');
  expect(shownFirst).toBe('跑步机场景');
});

it('is in the document of a page, and stays when it is hydrated', async () => {
  const root = emptyRoot();
  root.innerHTML = renderToString(pageAt('/product_scene'));
  const rest = root.querySelector('p');
  expect(rest?.textContent).toBe('场景');
  await act(async () => void hydrateRoot(root, pageAt('/product_scene')));
  expect(shownFirst).toBe('跑步机场景');
  expect(root.querySelector('p')).toBe(rest);
});
