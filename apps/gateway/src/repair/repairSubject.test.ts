import { contract } from '@lima-id/api';
import { faultPhotoSentMaxBytes, identifierMessages, messages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoIdentifiers } from '../../demo/demoIdentifiers.ts';
import {
  demoNoon,
  openDemoStore,
  type StandingClock,
  standingClock,
  storeOpeningMs,
} from '../../testing/demo/demoStore.ts';
import { scenesOf } from '../../testing/demo/scenesOf.ts';
import {
  decoded,
  exifSegment,
  madeBmp,
  madeJpeg,
  madePng,
  withSegments,
} from '../../testing/platform/pictures/madePictures.ts';
import {
  newTransactionId,
  openRepairGateway,
  type RepairGateway,
  testIdStart,
} from '../../testing/repair/repairGateway.ts';
import { photoPixels } from '../platform/pictures/pictureLimits.ts';
import type { Store } from '../schema/store.ts';
import {
  crowdedTicketCount,
  reportFormsPerReporter,
  reportsPerReporter,
  reportsPerReporterDaily,
  reportsPerReporterOfDevice,
} from './limits.ts';

const treadmill = demoIdentifiers.treadmill;
const unit = (serial: number) => `88.118.001/GT-2026-000${serial}`;
const mobile = '13912345678';

let store: Store;
let clock: StandingClock;
let gateway: RepairGateway;
let maker: string;
let operator: string;
let scenes: Record<string, string>;

beforeAll(async () => {
  store = await openDemoStore(standingClock(demoNoon));
}, storeOpeningMs);
afterAll(() => store.close());
beforeEach(async () => {
  await store.kysely.deleteFrom('attempt').execute();
  await store.kysely.deleteFrom('session').execute();
  await store.kysely.deleteFrom('fault_ticket').where('transaction_id', 'like', `${testIdStart}%`).execute();
  clock = standingClock(demoNoon);
  gateway = await openRepairGateway(store, clock);
  maker = await gateway.tokenOf('COMPANY_ADMIN', '88.118.001');
  operator = await gateway.tokenOf('ADMIN');
  scenes = await scenesOf(gateway.app, treadmill);
  const { app } = gateway;
  return () => app.close();
});

function file(bytes: Uint8Array, name = 'a.jpg', type = 'image/jpeg'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Reports a fault and returns the number of its ticket. */
async function ticket(report: Parameters<RepairGateway['report']>[0]): Promise<string> {
  const { data, message } = await gateway.report(report);
  if (data === null) throw new Error(message);
  return String(data['number']);
}

/** The ticket for its maker. */
async function listed(number: string): Promise<Record<string, unknown> | undefined> {
  const request = { page: 1, pageSize: 100 };
  const { data } = await gateway.call(contract.listFaultReports, request, operator);
  const tickets = (data?.['tickets'] ?? []) as Record<string, unknown>[];
  return tickets.find((one) => one['number'] === number);
}

const accept = (number: string, token = maker) =>
  gateway.call(
    contract.acceptFaultReport,
    { number, engineer: '李振', point: '德州服务网点', note: '下午到场' },
    token,
  );

describe('a fault report', () => {
  it('opens a ticket with the next number of the year, without a login, and stores the whole report', async () => {
    const first = await gateway.report({ identifier: treadmill });
    expect(first).toMatchObject({ status: 200, data: { number: expect.stringMatching(/^WX-2026-\d{6}$/) } });
    const submitted = {
      kind: 'screen',
      words: '屏幕不亮\r\n偶尔闪烁\u0007',
      contactName: ' 王晓楠 ',
      contactMobile: '139 1234 5678',
    };
    const number = await ticket({ identifier: '８８.118.001／GT-2026-000123', ...submitted });
    expect(Number(number.slice(-6))).toBe(Number(String(first.data?.['number']).slice(-6)) + 1);
    expect(await listed(number)).toMatchObject({
      identifier: treadmill,
      kind: 'screen',
      words: '屏幕不亮\n偶尔闪烁',
      contactName: '王晓楠',
      contactMobile: mobile,
      photoCount: 0,
      reportedAt: Date.parse(demoNoon),
      state: 'waiting',
      steps: [],
    });
  });

  it('stores its reporter encrypted', async () => {
    const number = await ticket({ identifier: treadmill, contactName: '王晓楠', contactMobile: mobile });
    const row = await store.kysely
      .selectFrom('fault_ticket')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/王晓楠|13912345678/);
    expect(await listed(number)).toMatchObject({ contactName: '王晓楠', contactMobile: mobile });
    const silent = await ticket({ identifier: treadmill });
    expect(await listed(silent)).toMatchObject({ contactName: '', contactMobile: '' });
  });

  it('is numbered from 1 when a new year begins in China', async () => {
    const night = standingClock('2026-12-31T15:59:59.999Z');
    gateway = await openRepairGateway(store, night);
    expect(await ticket({ identifier: unit(101) })).toMatch(/^WX-2026-/);
    night.moveBy(1);
    expect(await ticket({ identifier: unit(101) })).toBe('WX-2027-000001');
    expect(await ticket({ identifier: unit(101) })).toBe('WX-2027-000002');
    await gateway.app.close();
  });

  it('is numbered uniquely and without gaps under concurrency', async () => {
    const before = Number((await ticket({ identifier: treadmill })).slice(-6));
    const numbers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => ticket({ identifier: unit(102 + n), address: `10.0.0.${n}` })),
    );
    expect(numbers.map((number) => Number(number.slice(-6))).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 24 }, (_, n) => before + 1 + n),
    );
  });

  it('gives one ticket for repetitions, also concurrent ones, and is counted once', async () => {
    const transactionId = newTransactionId();
    const report = { identifier: treadmill, transactionId, photos: [file(madeJpeg())] };
    const answers = await Promise.all(Array.from({ length: 4 }, () => gateway.report(report)));
    const numbers = new Set(answers.map(({ data }) => data?.['number']));
    expect(numbers.size).toBe(1);
    await store.kysely.deleteFrom('attempt').execute();
    for (let again = 0; again <= reportsPerReporter.max; again += 1) {
      expect((await gateway.report(report)).data).toEqual({ number: [...numbers][0] });
    }
    const [number] = numbers;
    expect(await listed(String(number))).toMatchObject({ photoCount: 1 });
    const next = await ticket({ identifier: unit(126) });
    expect(Number(next.slice(-6))).toBe(Number(String(number).slice(-6)) + 1);
  });

  it('does not reveal a ticket for its transaction id with another device', async () => {
    const transactionId = newTransactionId();
    await ticket({ identifier: treadmill, transactionId });
    expect(await gateway.report({ identifier: unit(126), transactionId })).toMatchObject({
      status: 404,
      message: messages.lookup.notFound,
    });
  });

  it.each([
    ['a kind that is none', { kind: 'broken' }, '请选择故障现象'],
    ['no words', { words: ' \n ' }, '请描述故障情况，至少2个字'],
    ['one character', { words: '坏' }, '请描述故障情况，至少2个字'],
    ['too many words', { words: '坏'.repeat(301) }, '故障描述不能超过300字，请精简后重新提交'],
    ['a number that is none', { contactMobile: '1380000011' }, '请输入正确的手机号码'],
    ['a long name', { contactName: '王'.repeat(17) }, '联系人不能超过16字'],
    ['no transaction id', { transactionId: '' }, '报修信息不完整，请刷新页面后重新提交'],
  ])('is refused when it has %s', async (_case, wrong, message) => {
    expect(await gateway.report({ identifier: treadmill, ...wrong })).toMatchObject({ status: 400, message });
  });

  it('is accepted for active and suspended objects, and otherwise answered like a lookup', async () => {
    const [draft, suspended, voided] = [158, 159, 160].map(unit);
    expect(await gateway.report({ identifier: '88.118.001/NOBODY-1' })).toMatchObject({
      status: 404,
      message: messages.lookup.notFound,
      data: { failedSegment: 'objectCode' },
    });
    expect((await gateway.report({ identifier: draft ?? '' })).status).toBe(404);
    expect((await gateway.report({ identifier: suspended ?? '' })).status).toBe(200);
    expect(await gateway.report({ identifier: voided ?? '' })).toMatchObject({
      status: 410,
      message: identifierMessages.void('2026-05-12'),
    });
    expect((await gateway.report({ identifier: '没有编码' })).status).toBe(400);
  });
});

describe('the rate limits of reports', () => {
  it('stop one address for the rest of the hour, with the time to wait', async () => {
    const report = (n: number) => gateway.report({ identifier: unit(101 + n), address: '10.9.0.1' });
    for (let n = 0; n < reportsPerReporter.max; n += 1) expect((await report(n)).status).toBe(200);
    clock.moveBy(20 * 60_000);
    expect(await report(20)).toMatchObject({
      status: 429,
      message: '您提交报修过于频繁，请40分钟后再试，或登录后提交，也可拨打企业售后电话',
    });
    expect((await gateway.report({ identifier: unit(121), address: '10.9.0.2' })).status).toBe(200);
    clock.moveBy(40 * 60_000);
    expect((await report(21)).status).toBe(200);
  });

  it('stop one address for the rest of the day', async () => {
    let taken = 0;
    for (let n = 0; n < reportsPerReporterDaily.max + 5; n += 1) {
      if (n % reportsPerReporter.max === 0) clock.moveBy(reportsPerReporter.windowMs);
      if ((await gateway.report({ identifier: unit(101 + n), address: '10.9.0.3' })).status === 200) taken += 1;
    }
    expect(taken).toBe(reportsPerReporterDaily.max);
  });

  it('stop concurrent forms of one address before they are read', async () => {
    const known = { identifier: unit(136), transactionId: newTransactionId(), address: '10.9.0.6' };
    await ticket(known);
    const statuses: number[] = [];
    for (let wave = 0; wave < 3; wave += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => gateway.report(known)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(reportFormsPerReporter.max - 1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(61 - reportFormsPerReporter.max);
    const { method, path } = contract.reportFault;
    const headers = { 'content-type': 'multipart/form-data' };
    const payload = 'no form at all';
    const unread = await gateway.app.inject({ method, url: path, headers, payload, remoteAddress: '10.9.0.6' });
    expect([unread.statusCode, unread.json().message]).toEqual([
      429,
      '您提交报修过于频繁，请60分钟后再试，或登录后提交，也可拨打企业售后电话',
    ]);
    expect((await gateway.report({ ...known, address: '10.9.0.7' })).status).toBe(200);
    expect((await gateway.report({ ...known, token: await gateway.tokenOf('ORDINARY') })).status).toBe(200);
  });

  it('stop repeated reports of one device by the same reporter only', async () => {
    const report = (address: string, identifier = unit(130)) => gateway.report({ identifier, address });
    const answers = await Promise.all(Array.from({ length: 9 }, () => report('10.8.0.1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(reportsPerReporterOfDevice.max);
    expect((await report('10.8.0.2')).status).toBe(200);
    await store.kysely.deleteFrom('attempt').where('kind', '<>', reportsPerReporterOfDevice.kind).execute();
    expect(await report('10.8.0.1')).toMatchObject({
      status: 429,
      message: '您近期已多次报修该设备，请60分钟后再试，或拨打企业售后电话',
    });
    expect((await report('10.8.0.1', unit(131))).status).toBe(200);
  });

  it('are counted by account for logged-in users, when the address is used up', async () => {
    const address = '10.9.0.4';
    for (let n = 0; n <= reportsPerReporter.max; n += 1) await gateway.report({ identifier: unit(101 + n), address });
    expect((await gateway.report({ identifier: unit(121), address })).status).toBe(429);
    const token = await gateway.tokenOf('ORDINARY');
    const report = (n: number) =>
      gateway.report({ identifier: unit(121 + n), address: n === 0 ? address : `10.9.1.${n}`, token });
    for (let n = 0; n < reportsPerReporter.max; n += 1) expect((await report(n)).status).toBe(200);
    expect(await report(20)).toMatchObject({
      status: 429,
      message: '您提交报修过于频繁，请60分钟后再试，或拨打企业售后电话',
    });
  });

  it('accept 50 concurrent reports from 50 addresses, and mark those beyond the crowd unless logged in', async () => {
    const identifier = unit(133);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => gateway.report({ identifier, address: `10.6.0.${n}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    const owner = await ticket({ identifier, address: '10.6.0.1', token: await gateway.tokenOf('ORDINARY') });
    expect(await listed(owner)).toMatchObject({ crowded: false });
    const list = async (crowded?: boolean) => {
      const request = { page: 1, pageSize: 100, ...(crowded === undefined ? {} : { crowded }) };
      const { data } = await gateway.call(contract.listFaultReports, request, maker);
      const tickets = (data?.['tickets'] ?? []) as { identifier: string; crowded: boolean }[];
      return tickets.map((one) => ({ ...one, isOurs: one.identifier === identifier }));
    };
    expect((await list(true)).filter(({ isOurs }) => isOurs)).toHaveLength(50 - crowdedTicketCount);
    expect((await list(false)).filter(({ isOurs }) => isOurs)).toHaveLength(crowdedTicketCount + 1);
    const marks = (await list()).map(({ crowded }) => crowded);
    expect(marks).toEqual(marks.toSorted());
    expect(await listed(await ticket({ identifier: unit(134), address: '10.6.0.1' }))).toMatchObject({
      crowded: false,
    });
  });

  it('accept 5 of 50 concurrent reports of one device from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => gateway.report({ identifier: unit(135), address: '10.6.1.1' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(reportsPerReporterOfDevice.max);
  });

  it('include rejected photos for the reporter, and not for the device', async () => {
    const broken = [file(Buffer.from('nothing'))];
    const address = '10.7.0.1';
    const report = (photos: File[]) => gateway.report({ identifier: unit(132), photos, address });
    for (let n = 0; n <= reportsPerReporterOfDevice.max; n += 1) expect((await report(broken)).status).toBe(415);
    expect((await report([])).status).toBe(200);
    for (let n = reportsPerReporterOfDevice.max + 2; n < reportsPerReporter.max; n += 1) await report(broken);
    expect((await report(broken)).status).toBe(429);
  });
});

describe('photos', () => {
  const read = (number: string, place: number, token: string) =>
    gateway.call(contract.readFaultPhoto, { number, place }, token);

  it('are re-encoded without metadata, uncropped, upright and no larger than needed', async () => {
    const secret = 'Ningjin hall 3';
    const photos = [
      file(withSegments(madeJpeg(2400, 1200), exifSegment(6, secret))),
      file(madePng(80, 40), 'b.png', 'image/png'),
      file(madeBmp(40, 20), 'c.bmp', 'image/bmp'),
    ];
    const number = await ticket({ identifier: treadmill, photos });
    const { status, data } = await read(number, 1, maker);
    expect([status, data?.['type']]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(String(data?.['bytes']), 'base64');
    expect(bytes.includes(secret)).toBe(false);
    const { width, height } = await decoded(bytes);
    expect(Math.abs(height - 2 * width)).toBeLessThan(3);
    expect(width * height).toBeLessThanOrEqual(photoPixels);
    expect(width * height).toBeGreaterThan(0.99 * photoPixels);
    const second = Buffer.from(String((await read(number, 2, operator)).data?.['bytes']), 'base64');
    expect(await decoded(second)).toMatchObject({ width: 80, height: 40 });
    expect((await read(number, 3, operator)).status).toBe(200);
  });

  it('are readable by those who manage the ticket, and 404 for others', async () => {
    const number = await ticket({ identifier: treadmill, photos: [file(madeJpeg())] });
    const other = await gateway.tokenOf('COMPANY_ADMIN', '88.118.036');
    const unknown = { status: 404, message: '未查询到该工单，请核对工单号', data: null };
    expect(await read(number, 1, other)).toEqual(unknown);
    expect(await read('WX-2026-999999', 1, maker)).toEqual(unknown);
    expect((await read(number, 1, await gateway.tokenOf('ORDINARY', '88.118.001'))).status).toBe(403);
    expect((await read(number, 1, '')).status).toBe(401);
    expect(await read(number, 2, maker)).toMatchObject({ status: 404, message: '该工单没有这张照片，请刷新后查看' });
    for (const address of [`/pictures/${number}`, `/pictures/${number}.webp`, contract.readFaultPhoto.path]) {
      expect((await gateway.app.inject(address)).statusCode).toBe(404);
    }
  });

  it.each([
    ['a page', file(Buffer.from('<html><script>alert(1)</script>')), 415, '图片格式不能为未知格式'],
    ['a GIF', file(Buffer.from('GIF89a/*\u0000*/=alert(1)')), 415, '图片格式不能为gif'],
    ['half a picture', file(madeJpeg().subarray(0, 400)), 422, '图片已损坏或不完整，请重新选择图片'],
    [
      'too large a picture',
      file(Buffer.concat([madeJpeg(), Buffer.alloc(faultPhotoSentMaxBytes)])),
      413,
      '图片大小不能超过1MB',
    ],
    [
      'far too large a picture',
      file(Buffer.alloc(3 * faultPhotoSentMaxBytes)),
      413,
      '提交的内容过大，请精简后重新提交',
    ],
  ])('are refused, and no ticket is opened, when one is %s', async (_case, photo, status, message) => {
    const tickets = () => store.kysely.selectFrom('fault_ticket').select('number').execute();
    const before = await tickets();
    expect(await gateway.report({ identifier: treadmill, photos: [file(madeJpeg()), photo] })).toMatchObject({
      status,
      message,
    });
    expect(await tickets()).toHaveLength(before.length);
  });

  it('are three at most', async () => {
    const photos = Array.from({ length: 4 }, () => file(madeJpeg()));
    expect((await gateway.report({ identifier: treadmill, photos })).status).toBe(413);
  });
});

describe('makers', () => {
  const list = (
    request: Partial<{ enterprisePrefix: string; state: 'waiting' | 'done'; page: number; pageSize: number }>,
    token: string,
  ) => gateway.call(contract.listFaultReports, { page: 1, pageSize: 10, ...request }, token);
  const numbersOf = ({ data }: { data: Record<string, unknown> | null }) =>
    ((data?.['tickets'] ?? []) as { number: string }[]).map(({ number }) => number);

  it('see the tickets of their own enterprise, newest first and in pages; administrators those of all', async () => {
    clock.moveBy(1000);
    const own = await ticket({ identifier: treadmill });
    clock.moveBy(1000);
    const foreign = await ticket({ identifier: demoIdentifiers.recalledBike });
    expect(numbersOf(await list({}, maker))[0]).toBe(own);
    expect(numbersOf(await list({ enterprisePrefix: '88.118.001', pageSize: 100 }, maker))).not.toContain(foreign);
    expect(numbersOf(await list({}, operator)).slice(0, 2)).toEqual([foreign, own]);
    expect(numbersOf(await list({ enterprisePrefix: '88.118.036' }, operator))).toEqual([foreign]);
    expect(numbersOf(await list({ page: 2, pageSize: 1 }, operator))).toEqual([own]);
    const done = await list({ state: 'done', pageSize: 1 }, maker);
    expect(done.data).toMatchObject({ total: 2, tickets: [{ number: 'WX-2026-000207', state: 'done' }] });
  });

  it('see nothing of another enterprise, and nothing without one', async () => {
    const refused = { status: 404, message: '未查询到该企业的工单，请核对企业前缀', data: null };
    expect(await list({ enterprisePrefix: '88.118.036' }, maker)).toEqual(refused);
    expect(await list({}, await gateway.tokenOf('COMPANY'))).toEqual(refused);
    expect((await list({}, await gateway.tokenOf('ORDINARY', '88.118.001'))).status).toBe(403);
    expect((await list({}, '')).status).toBe(401);
  });

  it('accept and complete a ticket once, with actor and time', async () => {
    const number = await ticket({ identifier: treadmill });
    expect(await accept(number)).toMatchObject({ status: 200, data: { state: 'underway' } });
    expect(await accept(number)).toMatchObject({
      status: 409,
      message: '工单当前为处理中，不能进行此操作，请刷新后重试',
    });
    clock.moveBy(1_200_000);
    const completion = { number, result: '更换轴承', hours: 1.5 };
    expect((await gateway.call(contract.completeFaultReport, completion, operator)).data).toEqual({ state: 'done' });
    expect((await gateway.call(contract.completeFaultReport, completion, operator)).status).toBe(409);
    const events = store.kysely.selectFrom('object_event').select('event').where('event_id', '=', `fault:${number}`);
    expect(await events.execute()).toMatchObject([{ event: { kind: 'repaired', text: '', by: '' } }]);
    expect(await listed(number)).toMatchObject({
      state: 'done',
      steps: [
        { event: 'accepted', engineer: '李振', point: '德州服务网点', note: '下午到场', at: Date.parse(demoNoon) },
        { event: 'completed', result: '更换轴承', hours: 1.5, at: Date.parse(demoNoon) + 1_200_000 },
      ],
    });
  });

  it('decline a ticket with a reason, and cannot change those of others', async () => {
    const number = await ticket({ identifier: treadmill });
    const other = await gateway.tokenOf('COMPANY_ADMIN', '88.118.036');
    const decline = { number, reason: '不属于设备故障' };
    for (const token of [other, await gateway.tokenOf('COMPANY')]) {
      expect((await accept(number, token)).status).toBe(404);
      expect((await gateway.call(contract.declineFaultReport, decline, token)).status).toBe(404);
    }
    expect((await gateway.call(contract.declineFaultReport, decline, maker)).data).toEqual({ state: 'declined' });
    expect((await accept(number)).status).toBe(409);
  });

  it('succeed with one of several concurrent steps', async () => {
    const number = await ticket({ identifier: treadmill });
    const decline = () => gateway.call(contract.declineFaultReport, { number, reason: '重复报修' }, operator);
    const answers = await Promise.all([accept(number), decline(), accept(number), decline()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('the repairs of an object', () => {
  const words = '跑带跑偏，请联系 13912345678 或 139 1234 5678';

  async function reported() {
    const submitted = { contactName: '王晓楠', contactMobile: mobile, words, photos: [file(madeJpeg())] };
    return await ticket({ identifier: unit(140), ...submitted });
  }
  const look = (visitor: 'verified' | 'unverified' = 'verified', body = {}) =>
    gateway.look(unit(140), scenes['10'] ?? '', visitor, body);

  it('include a ticket once it is accepted, for verified visitors, without its reporter', async () => {
    const number = await reported();
    const updateTime = (answer: string) =>
      JSON.parse(answer).data.scenes.find(({ templateCode }: { templateCode: string }) => templateCode === '10')
        .updateTime;
    const before = await look();
    expect(before).not.toContain(number);
    await accept(number);
    const closed = await look('unverified');
    expect(closed).not.toContain(number);
    const shown = await look();
    expect([before, closed, shown].map(updateTime)).toEqual([
      '2026-05-06 18:00',
      '2026-05-06 18:00',
      '2026-11-21 12:00',
    ]);
    const [summary, table] = JSON.parse(shown).data.elements;
    expect(summary).toMatchObject({ lableName: '报修概况', lableValue: '累计 1 次' });
    expect(
      table.lableValue[0].lableValue.map((one: Record<string, string>) => [one['lableName'], one['lableValue']]),
    ).toEqual([
      ['工单号', number],
      ['故障现象', '跑带跑偏，请联系 139****5678 或 139****5678'],
      ['处理结果', '下午到场'],
      ['报修时间', '2026-11-21 12:00'],
      ['服务人员', '李振 · 德州服务网点'],
      ['状态', '处理中'],
      ['修复用时', ''],
    ]);
    for (const hidden of [mobile, '1234 5678', '王晓楠']) expect(shown).not.toContain(hidden);
    await gateway.call(contract.completeFaultReport, { number, result: '校正跑带', hours: 3.26 }, maker);
    const done = await look();
    expect(done).toContain('累计 1 次 · 平均修复 3.3 小时');
    expect(done).toContain('校正跑带');
    expect(await gateway.look(unit(141), scenes['10'] ?? '')).not.toContain(number);
  });

  it('never include a declined ticket', async () => {
    const number = await ticket({ identifier: unit(142) });
    await gateway.call(contract.declineFaultReport, { number, reason: '重复报修' }, maker);
    expect(await gateway.look(unit(142), scenes['10'] ?? '')).not.toContain(number);
  });

  it('are an option of the production figures, for verified visitors', async () => {
    const number = await ticket({ identifier: unit(143) });
    await accept(number);
    const day = { startTime: '2026-11-21 00:00:00', endTime: '2026-11-21 23:59:59', quickTime: 0 };
    const production = { intelligentProductionRequest: { dataOption: 3, ...day } };
    const open = await gateway.look(unit(143), scenes['9'] ?? '', 'verified', production);
    expect(JSON.parse(open).data.elements).toMatchObject([{ dataType: 'Array', lableName: '报修记录' }]);
    expect(open).toContain(number);
    expect(await gateway.look(unit(143), scenes['9'] ?? '', 'unverified', production)).not.toContain(number);
  });

  it('contain user texts verbatim, including placeholders and delimiters', async () => {
    const wild = '坏了 {site} {identifier} {repairText1} "\\site<b>';
    const number = await ticket({ identifier: unit(144), words: wild });
    await gateway.call(
      contract.acceptFaultReport,
      { number, engineer: '{engineer}', point: '', note: '{waybill}' },
      maker,
    );
    const [, table] = JSON.parse(await gateway.look(unit(144), scenes['10'] ?? '')).data.elements;
    const texts = table.lableValue[0].lableValue.map((one: Record<string, string>) => one['lableValue']);
    expect(texts[1]).toBe(wild);
    expect([texts[2], texts[4]]).toEqual(['{waybill}', '{engineer}']);
  });

  it('of the demo are the three of the showcase, newest first', async () => {
    const { elements } = JSON.parse(await gateway.look(treadmill, scenes['10'] ?? '')).data;
    const numbers = elements[1].lableValue.map(
      (row: { lableValue: { lableValue: string }[] }) => row.lableValue[0]?.lableValue,
    );
    expect(numbers.slice(-3)).toEqual(['WX-2026-000318', 'WX-2026-000207', 'WX-2026-000131']);
    const fresh = elements[0].lableValue;
    expect(fresh).toMatch(/^累计 \d+ 次 · 平均修复 [\d.]+ 小时$/);
  });
});
