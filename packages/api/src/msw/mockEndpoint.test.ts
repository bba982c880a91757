import type { IdentifierRecord } from '@lima-id/domain';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../contract/contract.ts';
import { requestErrors, requestRefused } from '../contract/requestError.ts';
import { recalledBikeRecord } from './fixtures/identifier.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { endPending } from './pendingCalls.ts';

const address = `https://gateway.example.cn${contract.lookUpIdentifier.path}`;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function post(body: string): Promise<Response> {
  return fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

describe('mockEndpoint', () => {
  it('replies with wire names', async () => {
    server.use(mockEndpoint(contract.lookUpIdentifier, () => ({ reply: recalledBikeRecord })));
    const response = await post('{"identifier":"88.118.036/SB-2025-018842"}');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      data: { elements: [{ lableName: '召回时间', lableValue: '2026-02-09' }, {}, {}, {}, {}, {}, {}, {}] },
    });
  });

  it.each([
    ['{}', requestErrors.identifierMissing],
    ['no json', requestRefused],
    ['', requestRefused],
  ])('refuses with 400 and the reason when the body is %j', async (body, message) => {
    server.use(mockEndpoint(contract.lookUpIdentifier, () => ({ reply: recalledBikeRecord })));
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, data: null, message });
  });

  it('leaves a call pending until endPending is called', async () => {
    server.use(mockEndpoint(contract.lookUpIdentifier, () => 'pending'));
    let ended = false;
    const call = post('{"identifier":"88.118.036/SB-2025-018842"}').finally(() => {
      ended = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ended).toBe(false);
    endPending();
    await expect(call).rejects.toThrow(TypeError);
  });

  it('fails instead of replying when the reply breaks the contract', async () => {
    const broken = { ...recalledBikeRecord, elements: undefined } as unknown as IdentifierRecord;
    server.use(mockEndpoint(contract.lookUpIdentifier, () => ({ reply: broken })));
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await post('{"identifier":"88.118.036/SB-2025-018842"}')).status).toBe(500);
    expect(String(complaint.mock.calls[0]?.[0])).toContain('elements');
    complaint.mockRestore();
  });
});
