// @vitest-environment jsdom
import { act, type ReactElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { tableTexts } from './Table.texts.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './tableProps.ts';

const orders = ['WX-1', 'WX-2'];
const table = (props: Partial<TableProps<string>>) => (
  <Table<string>
    caption="维修记录"
    columns={[{ key: 'order', head: '工单号', cell: (order) => order }]}
    rows={orders}
    rowKey={(order) => order}
    {...props}
  />
);

const place = document.createElement('div');
let root: Root;

async function show(drawn: ReactElement) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(drawn));
}

function button(name: string) {
  return [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
}

async function press(name: string) {
  button(name)?.focus();
  expect(document.activeElement).toBe(button(name));
  await act(async () => button(name)?.click());
}

function checkbox(name: string) {
  return [...place.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === name);
}

function pressElsewhere(event: Event) {
  document.body.dispatchEvent(event);
}

/** Loads the rows without a press, as a page does that polls. */
const refetch = () => act(async () => root.render(table({})));

const boxAround = () => place.querySelector('table')?.parentElement;

function Selectable({ rowDisabled }: { rowDisabled?: () => boolean }) {
  return table({
    selection: { rowName: (order) => order, defaultValue: ['WX-1'], bulk: () => null, rowDisabled },
  });
}

/** Fails until it is loaded again, which loads its rows unless it fails again. */
function Failing({ again }: { again: boolean }) {
  const [failed, setFailed] = useState(true);
  return table({ failed, onRetry: () => setFailed(again) });
}

describe('the focus in a Table', () => {
  afterEach(async () => {
    await act(async () => root.unmount());
    place.remove();
  });

  it('moves to the checkbox that selects all rows when the button that selects none has gone', async () => {
    await show(<Selectable />);
    await press(tableTexts.clear);
    expect(button(tableTexts.clear)).toBeUndefined();
    expect(document.activeElement).toBe(checkbox(tableTexts.selectAll));
  });

  it('moves to the box around the table when that button has gone and no row can be selected', async () => {
    await show(<Selectable rowDisabled={() => true} />);
    await press(tableTexts.clear);
    expect(document.activeElement).toBe(boxAround());
  });

  it('moves to the box around the table when the retry button has gone', async () => {
    await show(<Failing again={false} />);
    await press(tableTexts.retry);
    expect(button(tableTexts.retry)).toBeUndefined();
    expect(document.activeElement).toBe(boxAround());
  });

  it('moves to the box around the table when the retry button goes some time after its press', async () => {
    await show(table({ failed: true, onRetry: () => undefined }));
    await press(tableTexts.retry);
    await act(async () => button(tableTexts.retry)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })));
    await refetch();
    expect(document.activeElement).toBe(boxAround());
  });

  it.each([
    ['the focus has left the button', () => button(tableTexts.retry)?.blur()],
    ['a pointer was pressed elsewhere', () => pressElsewhere(new Event('pointerdown'))],
    ['a key was pressed elsewhere', () => pressElsewhere(new KeyboardEvent('keydown'))],
  ])('does not come back when the retry button goes after %s', async (_, goElsewhere) => {
    await show(table({ failed: true, onRetry: () => undefined }));
    await press(tableTexts.retry);
    await act(async () => goElsewhere());
    await refetch();
    expect(document.activeElement).toBe(document.body);
  });

  it('stays at the retry button when the button is still there', async () => {
    await show(<Failing again />);
    await press(tableTexts.retry);
    expect(document.activeElement).toBe(button(tableTexts.retry));
  });
});
