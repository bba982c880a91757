// @vitest-environment jsdom
import { encodeReply, type FaultLookupReply, lookUpFaultReport, successEnvelope } from '@lima-id/api';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buttonNamed } from '../../shared/testing/buttonNamed.ts';
import { holdFetch } from '../../shared/testing/holdFetch.ts';
import { useTicketLookup } from './useTicketLookup.ts';

const ticket: FaultLookupReply = {
  number: 'WX-2026-000318',
  state: 'waiting',
  kind: 'noise',
  words: '跑带异响',
  photoCount: 0,
  mobileTail: '0118',
  steps: [{ event: 'received', at: Date.parse('2026-05-18T10:47:00+08:00'), point: '', note: '', hours: null }],
  device: { identifier: '88.118.001/GT-2026-000123', name: 'GT-6 商用智能跑步机' },
  maker: { name: '山东泰岳健身科技有限公司', afterSalesPhone: '' },
};

const place = document.createElement('div');
const onFound = vi.fn<(found: FaultLookupReply) => void>();
let root = createRoot(place);
let submitted: Promise<void>;
let held: ReturnType<typeof holdFetch>;

function note(submitting: Promise<void>): void {
  submitted = submitting;
}

const press = (name: string) => buttonNamed(place, name).click();

function Form() {
  const lookup = useTicketLookup(ticket.number, onFound);
  return (
    <>
      <button type="button" onClick={() => lookup.type({ mobileTail: ticket.mobileTail })}>
        填写
      </button>
      <button type="button" onClick={() => note(lookup.submit())}>
        查询工单
      </button>
    </>
  );
}

/** Looks the ticket up; `meanwhile` happens before the answer. */
async function lookUp(meanwhile: () => void): Promise<void> {
  await act(async () => root.render(<Form />));
  await act(async () => press('填写'));
  await act(async () => press('查询工单'));
  await vi.waitFor(() => expect(held.fetched).toHaveBeenCalledOnce());
  await act(async () => meanwhile());
  await act(async () => {
    held.answer(Response.json(successEnvelope(encodeReply(lookUpFaultReport, ticket))));
    await submitted;
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  held = holdFetch();
  onFound.mockReset();
  root = createRoot(place);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('useTicketLookup', () => {
  it('reports the ticket that it found', async () => {
    await lookUp(() => undefined);
    expect(onFound.mock.calls.map(([{ number }]) => number)).toEqual([ticket.number]);
  });

  it('reports nothing when the visitor has left the page before the answer', async () => {
    await lookUp(() => root.unmount());
    expect(onFound).not.toHaveBeenCalled();
  });
});
