import {
  leadInterestsMax,
  leadMessages,
  leadNameMaxLength,
  leadSubjectMaxLength,
  plainLine,
  plainText,
} from '@lima-id/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
} from '../../testing/demo/demoStore.ts';
import { deleteLeads } from '../../testing/lead/deleteLeads.ts';
import { contactBody, inquiryBody, type LeadGateway, openLeadGateway } from '../../testing/lead/leadGateway.ts';
import { attacks } from '../../testing/market/attacks.ts';
import type { Store } from '../schema/store.ts';
import { leadsPerAccount, leadsPerAddress, leadsPerAddressDaily, leadsPerMobile } from './limits.ts';

const { form } = leadMessages;
const dayMs = 86_400_000;
const requestId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const another = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

let store: Store;
let clock: StandingClock;
let gateway: LeadGateway;
let operator: string;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);
afterAll(() => store.close());
beforeEach(async () => {
  await deleteLeads(store);
  clock = standingClock(demoNoon);
  gateway = await openLeadGateway(store, clock);
  operator = await gateway.tokenOf('ADMIN');
  return () => gateway.app.close();
});

const taken = { status: 200, success: true, data: null };
/** A different number for each lead. */
const mobile = (serial: number) => `139${String(serial).padStart(8, '0')}`;

async function stored(): Promise<number> {
  const rows = await store.kysely.selectFrom('lead').select('id').execute();
  return rows.length;
}

describe('a contact request', () => {
  it('is stored completely when nobody is logged in', async () => {
    const beside = {
      contactPersonphone: '+86 13800000118',
      subject: '解决方案：健身器材一物一码',
      intentionProductReqs: [{ productId: '2' }],
    };
    expect(await gateway.contact(beside)).toEqual({ ...taken, message: expect.any(String) });
    const { total, leads } = await gateway.list(operator);
    expect([total, leads]).toEqual([
      1,
      [
        {
          ...contactBody,
          industryCode: undefined,
          id: expect.any(String),
          kind: 'contact',
          sentTime: Date.parse(demoNoon),
          contactPersonphone: '13800000118',
          industryCodeDesc: '制造业 / 文教、工美、体育和娱乐用品制造业 / 体育用品制造',
          price: '',
          intentionProductReqs: [
            { productId: '2', packageProductId: '', productName: expect.stringMatching(/./), packageName: '' },
          ],
          subject: beside.subject,
          username: '',
          indentifierPrefix: '',
          erasedTime: null,
        },
      ],
    ]);
  });

  it('belongs to the account and the enterprise of the logged-in sender, whatever it claims', async () => {
    const maker = await gateway.tokenOf('COMPANY_ADMIN', '88.118.001');
    const claims = {
      companyId: '36',
      companyPrefix: '88.118.036',
      indentifierPrefix: '88.118.036',
      accountId: 'operator',
      username: 'operator',
      kind: 'inquiry',
      sentTime: 0,
    };
    expect(await gateway.contact(claims, { token: maker })).toMatchObject(taken);
    expect(await gateway.contact({ ...claims, consultContent: '另一件事' })).toMatchObject(taken);
    const { leads } = await gateway.list(operator);
    const byContent = new Map(leads.map((lead) => [lead.consultContent, lead]));
    expect(byContent.get(contactBody.consultContent)).toMatchObject({
      kind: 'contact',
      indentifierPrefix: '88.118.001',
      username: expect.stringMatching(/^user/),
    });
    expect(byContent.get('另一件事')).toMatchObject({ indentifierPrefix: '', username: '' });
    const rows = await store.kysely.selectFrom('lead').select(['account_id', 'company_prefix']).execute();
    expect(rows.map(({ account_id }) => account_id === null).sort()).toEqual([false, true]);
    expect(rows.map(({ company_prefix }) => company_prefix).sort()).toEqual(['88.118.001', null]);
  });

  it('is anonymous when the token has expired, without loss of input', async () => {
    expect(await gateway.contact({}, { token: 'gone' })).toMatchObject(taken);
    expect((await gateway.list(operator)).leads).toMatchObject([{ username: '' }]);
  });

  it.each([
    ['C', '制造业'],
    ['244', '制造业 / 文教、工美、体育和娱乐用品制造业 / 体育用品制造'],
    ['C,24', '制造业 / 文教、工美、体育和娱乐用品制造业'],
  ])('tells the industry from its section down when %s is chosen', async (industryCode, words) => {
    await gateway.contact({ industryCode });
    expect((await gateway.list(operator)).leads).toMatchObject([{ industryCodeDesc: words }]);
  });

  it.each(['x', 'C,13,244', '999', 'C,24,249', '-1', ',C'])(
    'is rejected when the industry is %j, which does not exist',
    async (industryCode) => {
      expect(await gateway.contact({ industryCode })).toMatchObject({ status: 422, message: form.industryCode });
      expect(await stored()).toBe(0);
    },
  );

  it('truncates the context to its limit, since the visitor cannot shorten it', async () => {
    await gateway.contact({ subject: '方案'.repeat(leadSubjectMaxLength) });
    const { leads } = await gateway.list(operator);
    expect(leads[0]?.subject).toBe('方案'.repeat(leadSubjectMaxLength / 2));
  });
});

describe('an inquiry', () => {
  it('is stored with its apps by current name, deduplicated, and its budget', async () => {
    const [chosen] = await store.kysely
      .selectFrom('app_package')
      .innerJoin('product', 'product.id', 'app_package.product_id')
      .select(['app_package.id', 'app_package.name', 'product.name as app'])
      .where('product_id', '=', '1')
      .execute();
    const interest = { productId: '1', packageProductId: chosen?.id };
    expect(await gateway.inquire({ intentionProductReqs: [interest, interest, { productId: '3' }] })).toMatchObject(
      taken,
    );
    const { leads } = await gateway.list(operator);
    expect(leads).toMatchObject([
      { ...inquiryBody, kind: 'inquiry', industryCodeDesc: '', intentionProductReqs: expect.any(Array) },
    ]);
    expect(leads[0]?.intentionProductReqs).toMatchObject([
      { ...interest, productName: chosen?.app, packageName: chosen?.name },
      { productId: '3', packageProductId: '', packageName: '' },
    ]);
  });

  it('needs no budget', async () => {
    expect(await gateway.inquire({ price: undefined })).toMatchObject(taken);
    expect((await gateway.list(operator)).leads).toMatchObject([{ price: '' }]);
  });

  it('outlives its app', async () => {
    await store.transaction(async (transaction) => {
      const values = { id: 'fleeting', name: '短暂的应用', describes: '', trait: '', negotiable: true, price_fen: 0 };
      await transaction
        .insertInto('product')
        .values({
          ...values,
          duration_unit: 'year',
          view_picture: '',
          recommended: false,
          position: 999,
          hot_rank: null,
        })
        .execute();
    });
    const about = { intentionProductReqs: [{ productId: 'fleeting' }] };
    expect(await gateway.inquire({ ...about, requestId })).toMatchObject(taken);
    await store.kysely.deleteFrom('product').where('id', '=', 'fleeting').execute();
    expect((await gateway.list(operator)).leads[0]?.intentionProductReqs).toMatchObject([
      { productName: '短暂的应用' },
    ]);
    // Duplicates of stored leads succeed.
    expect(await gateway.inquire({ ...about, requestId })).toMatchObject(taken);
    expect(await gateway.inquire({ ...about, requestId: another })).toMatchObject({ status: 422 });
  });
});

describe('a lead', () => {
  const gone = { status: 422, message: '所选应用不存在或已下架，请刷新页面后重新选择' };
  const long = (length: number) => '问'.repeat(length);

  it.each<[string, 'contact' | 'inquire', object, object]>([
    ['an app that is not there', 'contact', { intentionProductReqs: [{ productId: 'nowhere' }] }, gone],
    ['one of its apps not there', 'inquire', { intentionProductReqs: [{ productId: '1' }, { productId: '0' }] }, gone],
    ['another app’s package', 'inquire', { intentionProductReqs: [{ productId: '1', packageProductId: '201' }] }, gone],
    ['no app', 'inquire', { intentionProductReqs: [] }, { status: 400, message: form.interests }],
    ['nothing said of apps', 'inquire', { intentionProductReqs: undefined }, { status: 400, message: form.interests }],
    [
      'too many apps',
      'inquire',
      { intentionProductReqs: Array.from({ length: leadInterestsMax + 1 }, () => ({ productId: '1' })) },
      { status: 400, message: form.interestsTooMany },
    ],
    [
      'an app without an id',
      'contact',
      { intentionProductReqs: [{ productId: '' }] },
      { status: 400, message: form.incomplete },
    ],
    ['an app that is no app', 'contact', { intentionProductReqs: [7] }, { status: 400, message: form.incomplete }],
    ['a short attempt id', 'contact', { requestId: 'a'.repeat(15) }, { status: 400, message: form.incomplete }],
    ['a long attempt id', 'inquire', { requestId: 'a'.repeat(65) }, { status: 400, message: form.incomplete }],
    ['an odd attempt id', 'inquire', { requestId: `${'a'.repeat(16)}_` }, { status: 400, message: form.incomplete }],
    ['no industry', 'contact', { industryCode: ' ' }, { status: 400, message: form.industryCode }],
    ['no content', 'contact', { consultContent: '\u200b \n' }, { status: 400, message: form.consultContent }],
    ['long content', 'contact', { consultContent: long(301) }, { status: 400, message: form.consultContentTooLong }],
    ['a Latin name', 'contact', { contactPersonName: 'Anna' }, { status: 400, message: form.contactPersonName }],
    ['a short number', 'contact', { contactPersonphone: '1380000' }, { status: 400, message: form.contactPersonPhone }],
    ['no company', 'contact', { companyName: '' }, { status: 400, message: form.companyName }],
    [
      'a long company name',
      'contact',
      { companyName: long(leadNameMaxLength + 1) },
      { status: 400, message: form.companyNameTooLong },
    ],
    ['no content', 'inquire', { consultContent: '' }, { status: 400, message: form.consultContent }],
    ['long content', 'inquire', { consultContent: long(301) }, { status: 400, message: form.consultContentTooLong }],
    ['no company', 'inquire', { companyName: undefined }, { status: 400, message: form.companyName }],
    ['no name', 'inquire', { contactPersonName: '' }, { status: 400, message: form.contactPersonNameMissing }],
    [
      'a long name',
      'inquire',
      { contactPersonName: long(leadNameMaxLength + 1) },
      { status: 400, message: form.contactPersonNameTooLong },
    ],
    [
      'a number of another country',
      'inquire',
      { contactPersonphone: '+85213800000118' },
      { status: 400, message: form.contactPersonPhone },
    ],
    ['a budget of its own', 'inquire', { price: '1元' }, { status: 400, message: form.budget }],
  ])('is refused with its sentence when it has %s (%s)', async (_case, kind, changes, refusal) => {
    expect(await gateway[kind](changes)).toMatchObject(refusal);
    expect(await stored()).toBe(0);
    // Nothing was counted or remembered.
    expect(await store.kysely.selectFrom('attempt').select('kind').execute()).toEqual([]);
    expect(await store.kysely.selectFrom('lead_once').select('hash').execute()).toEqual([]);
  });

  it('is stored once when sent twenty times concurrently, each answered with success', async () => {
    const named = await Promise.all(Array.from({ length: 20 }, () => gateway.contact({ requestId })));
    expect(named.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await stored()).toBe(1);
    const unnamed = await Promise.all(
      Array.from({ length: 20 }, (_, serial) => gateway.inquire({}, { address: `198.51.100.${serial}` })),
    );
    expect(unnamed.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await stored()).toBe(2);
    const counted = await store.kysely.selectFrom('attempt').select('total').execute();
    expect(counted.every(({ total }) => total <= 2)).toBe(true);
  });

  it('is deduplicated for good by attempt id, and for a day without one', async () => {
    await gateway.contact({ requestId });
    await gateway.contact();
    clock.moveBy(dayMs - 1);
    await gateway.contact({ requestId });
    await gateway.contact({ contactPersonphone: '0086 13800000118', consultContent: ' 想了解标识赋码系统\u0007 ' });
    expect(await stored()).toBe(2);
    clock.moveBy(1);
    await Promise.all([gateway.contact({ requestId }), gateway.contact(), gateway.contact()]);
    expect(await stored()).toBe(3);
  });

  it.each([
    ['consultContent', '另一件事'],
    ['contactPersonName', '李建国'],
    ['contactPersonphone', mobile(1)],
    ['companyName', '宁津健身器材有限公司'],
    ['industryCode', 'C,24'],
    ['subject', '案例'],
    ['intentionProductReqs', [{ productId: '1' }]],
    ['requestId', requestId],
  ])('is another one when its %s is', async (field, value) => {
    await gateway.contact();
    await gateway.contact({ [field]: value });
    expect(await stored()).toBe(2);
  });

  it('is another one when the attempt id is reused by the other form', async () => {
    await gateway.contact({ requestId });
    await gateway.inquire({ requestId });
    expect(await stored()).toBe(2);
  });

  it('is stored once per distinct content, however often repeated', { timeout: 60_000 }, async () => {
    // Few enough per number that no limit is reached.
    const sending = fc.record({
      kind: fc.constantFrom('contact' as const, 'inquire' as const),
      named: fc.option(fc.constantFrom(requestId, another)),
      serial: fc.integer({ min: 0, max: 3 }),
    });
    const send = async ({
      kind,
      named,
      serial,
    }: {
      kind: 'contact' | 'inquire';
      named: string | null;
      serial: number;
    }) => {
      const person = { contactPersonphone: mobile(serial), companyName: `公司${serial}` };
      const { status } = await gateway[kind](
        { ...person, ...(named === null ? {} : { requestId: named }) },
        { address: `198.51.100.${serial}` },
      );
      return status;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(sending, { maxLength: 24 }), fc.boolean(), async (sendings, atOnce) => {
        await deleteLeads(store);
        const statuses: number[] = [];
        if (atOnce) statuses.push(...(await Promise.all(sendings.map(send))));
        else for (const one of sendings) statuses.push(await send(one));
        expect(statuses).toEqual(sendings.map(() => 200));
        const different = new Set(sendings.map(({ kind, named, serial }) => `${kind} ${named ?? serial}`));
        expect(await stored()).toBe(different.size);
      }),
      { numRuns: 25 },
    );
  });

  it('reveals nothing to a reader of the database without the secret', async () => {
    const subject = '解决方案：健身器材一物一码';
    await gateway.contact({ subject, requestId });
    await gateway.inquire();
    const tables = ['lead', 'lead_once', 'lead_access', 'attempt'] as const;
    const rows = await Promise.all(tables.map((table) => store.kysely.selectFrom(table).selectAll().execute()));
    const raw = JSON.stringify(rows);
    expect(raw).toContain('sealed:1:');
    const { contactPersonName, contactPersonphone, companyName, consultContent } = contactBody;
    const typed = [contactPersonName, contactPersonphone, companyName, consultContent, subject, requestId];
    for (const text of [...typed, inquiryBody.consultContent, 'Anna', inquiryBody.contactPersonphone, '127.0.0.1']) {
      expect(raw).not.toContain(text);
    }
  });
});

describe('leads', () => {
  const many = (count: number) => Array.from({ length: count }, (_, serial) => serial);

  it('of one address are rate limited by hour and day, with advice', async () => {
    const send = (serial: number, sending = {}) =>
      gateway.contact(
        { contactPersonphone: mobile(serial), requestId: `attempt-${String(serial).padStart(12, '0')}` },
        sending,
      );
    for (const serial of many(leadsPerAddress.max)) expect(await send(serial)).toMatchObject(taken);
    const refused = { status: 429, message: '您提交得过于频繁，请60分钟后再试，或直接拨打咨询电话' };
    expect(await send(100)).toMatchObject(refused);
    // Duplicates succeed, and other addresses are unaffected.
    expect(await send(0)).toMatchObject(taken);
    expect(await send(101, { address: '198.51.100.7' })).toMatchObject(taken);
    expect(await stored()).toBe(leadsPerAddress.max + 1);
    clock.moveBy(leadsPerAddress.windowMs);
    // A refused one is not remembered as sent.
    expect(await send(100)).toMatchObject(taken);
    for (let sent = leadsPerAddress.max + 1; sent < leadsPerAddressDaily.max; sent += 1) {
      clock.moveBy(leadsPerAddress.windowMs / 10);
      expect(await send(200 + sent)).toMatchObject(taken);
    }
    clock.moveBy(leadsPerAddress.windowMs);
    expect(await send(300)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^您提交得过于频繁，请\d+小时后再试/),
    });
  });

  it('of one phone number are rate limited, from any address and under concurrency', async () => {
    const send = (serial: number, changes = {}) =>
      gateway.inquire({ consultContent: `第${serial}件事`, ...changes }, { address: `198.51.100.${serial}` });
    const answers = await Promise.all(many(leadsPerMobile.max + 3).map((serial) => send(serial)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(leadsPerMobile.max);
    const refused = { status: 429, message: '该手机号提交次数过多，请24小时后再试，或直接拨打咨询电话' };
    expect(answers.filter(({ status }) => status !== 200)).toEqual(
      many(3).map(() => ({ ...refused, success: false, data: null })),
    );
    expect(await gateway.contact({ contactPersonphone: `+86${inquiryBody.contactPersonphone}` })).toMatchObject(
      refused,
    );
    expect(await send(50, { contactPersonphone: mobile(7) })).toMatchObject(taken);
    expect(await stored()).toBe(leadsPerMobile.max + 1);
    clock.moveBy(dayMs);
    expect(await send(60)).toMatchObject(taken);
  });

  it('of one account are rate limited across sessions', async () => {
    const token = await gateway.tokenOf('ORDINARY');
    const send = (serial: number, sending = { token }) =>
      gateway.contact({ contactPersonphone: mobile(serial) }, { ...sending, address: `198.51.100.${serial}` });
    for (const serial of many(leadsPerAccount.max)) expect(await send(serial)).toMatchObject(taken);
    expect(await send(100)).toMatchObject({
      status: 429,
      message: '您的账号提交次数过多，请24小时后再试，或直接拨打咨询电话',
    });
    expect(await send(100, { token: '' })).toMatchObject(taken);
    expect(await stored()).toBe(leadsPerAccount.max + 1);
  });

  it('return texts verbatim including markup, without invisible characters', {
    timeout: 60_000,
  }, async () => {
    for (const [serial, text] of attacks.entries()) {
      const person = { contactPersonphone: mobile(serial) };
      const sending = { address: `198.51.${serial}.1` };
      const contact = { ...person, consultContent: text, companyName: text, subject: text };
      expect(await gateway.contact(contact, sending)).toMatchObject(taken);
      const inquiry = { ...person, consultContent: text, companyName: text, contactPersonName: text };
      expect(await gateway.inquire(inquiry, sending)).toMatchObject(taken);
      const refused = await gateway.contact({ contactPersonName: text }, sending);
      expect(refused).toMatchObject({ status: 400, message: form.contactPersonName });
      const { leads } = await gateway.list(operator, { pageSize: 2 });
      const line = plainLine(text);
      const kept = { consultContent: plainText(text), companyName: line };
      const subject = Array.from(line).slice(0, leadSubjectMaxLength).join('');
      expect(Object.fromEntries(leads.map((lead) => [lead.kind, lead]))).toMatchObject({
        contact: { ...kept, subject },
        inquiry: { ...kept, contactPersonName: line },
      });
      clock.moveBy(1_000);
    }
  });
});
