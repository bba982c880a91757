import { contract } from '@lima-id/api';
import type { Element, FieldMask } from '@lima-id/domain';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../../demo/demoIdentifiers.ts';
import { demoNoon, openDemoStore, standingClock, storeOpeningMs } from '../../../testing/demo/demoStore.ts';
import { testParts } from '../../../testing/platform/testParts.ts';
import { identifyNoEnterprise, type UserRole } from '../../platform/authorisation/caller.ts';
import type { Store } from '../../schema/store.ts';
import { createSubjects } from '../../subjects.ts';
import { createIdentifierPage } from '../identifierPage.ts';
import { createSuggester } from '../suggestForUnknown.ts';
import { createLookUp } from './lookUp.ts';

const fact = (dataId: string, value: string): Element => ({
  dataId,
  dataType: 'String',
  label: dataId,
  value,
  trace: false,
  traceIdentifier: '',
});

describe('a scene with field masks', () => {
  let store: Store;
  let app: FastifyInstance;
  let scene: string;
  const clock = standingClock(demoNoon);
  const callers: Record<string, { role: UserRole; companyPrefix: string | null }> = {
    maker: { role: 'COMPANY_ADMIN', companyPrefix: '88.118.001' },
    member: { role: 'COMPANY', companyPrefix: '88.118.001' },
    rival: { role: 'COMPANY_ADMIN', companyPrefix: '88.118.036' },
    visitor: { role: 'ORDINARY', companyPrefix: null },
    applicant: { role: 'ORDINARY', companyPrefix: '88.118.001' },
    operator: { role: 'ADMIN', companyPrefix: null },
  };

  beforeAll(async () => {
    store = await openDemoStore(clock);
    const row = await store.kysely
      .selectFrom('scene')
      .innerJoin('batch', 'batch.model_id', 'scene.model_id')
      .innerJoin('identifier', 'identifier.batch_id', 'batch.id')
      .select('scene.id')
      .where('identifier.prefix', '=', '88.118.001')
      .where('identifier.suffix', '=', 'GT-2026-000123')
      .where('scene.template_code', '=', 'management')
      .executeTakeFirstOrThrow();
    scene = row.id;
    const elements = [
      fact('price', '出厂价 18600 元'),
      fact('phone', '13800000123'),
      fact('audit', '抽检批次 7'),
      fact('boxNumber', '箱号 {objectCode}'),
      fact('open', '公开'),
    ];
    const masks: FieldMask[] = [
      { dataId: 'price', audience: 'enterprise', kind: 'hidden' },
      { dataId: 'phone', audience: 'enterprise', kind: 'partial' },
      { dataId: 'audit', audience: 'operator', kind: 'hidden' },
      { dataId: 'boxNumber', audience: 'enterprise', kind: 'partial' },
    ];
    await store.kysely
      .updateTable('scene')
      .set({ elements: JSON.stringify(elements), masks: JSON.stringify(masks) })
      .where('id', '=', scene)
      .execute();
    app = Fastify();
    app.decorate('identify', async (token: string) => {
      const caller = callers[token];
      return caller === undefined ? 'unknown' : { accountId: token, sessionId: token, ...caller };
    });
    app.decorate('identifyEnterprise', identifyNoEnterprise);
    app.decorate('publicHttps', false);
    app.decorate('clientCredential', 'test:test');
    for (const subject of createSubjects(store, clock, testParts())) subject.mount(app, store, clock);
  }, storeOpeningMs);
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  async function seen(token: string, method: 'GET' | 'POST' = 'POST'): Promise<string> {
    const asked = { identifier: demoIdentifiers.treadmill, sceneConfId: scene };
    const { path } = contract.readIdentifier;
    const headers = token === '' ? {} : { accesstoken: token };
    const reply = await app.inject({
      method,
      url: path,
      headers,
      ...(method === 'GET' ? { query: asked } : { payload: asked }),
    });
    return reply.body;
  }

  it.each(['', 'visitor', 'rival', 'applicant', 'nobody-has-this-token'])(
    'shows only public fields when the caller is %j',
    async (token) => {
      const body = await seen(token);
      expect(body).toContain('公开');
      expect(body).toContain('138****0123');
      expect(body).not.toMatch(/18600|13800000123|抽检批次|箱号|price|audit|boxNumber/);
    },
  );

  it.each(['maker', 'member'])(
    'shows its own enterprise the fields for enterprises when the caller is %s',
    async (token) => {
      const body = await seen(token);
      expect(body).toMatch(/18600.*13800000123.*箱号 GT-2026-000123.*公开/);
      expect(body).not.toMatch(/抽检批次|audit/);
    },
  );

  it('shows operators everything, and caches none of it for the next reader', async () => {
    expect(await seen('operator')).toMatch(/18600.*13800000123.*抽检批次.*公开/);
    expect(await seen('')).not.toMatch(/18600|13800000123|抽检批次|箱号/);
    expect(await seen('operator', 'GET')).not.toMatch(/18600|13800000123|抽检批次|箱号/);
  });

  it('contains only public fields in the prerendered page', async () => {
    const suggest = createSuggester(store, clock, '');
    const page = createIdentifierPage(createLookUp(store, clock, ''), suggest, () => undefined);
    const { content } = await page.read({
      places: {},
      query: { identifier: demoIdentifiers.treadmill, scene },
      visitor: '192.0.2.7',
    });
    const written = JSON.stringify(content);
    expect(written).toContain('公开');
    expect(written).not.toMatch(/18600|13800000123|抽检批次|箱号/);
  });
});
