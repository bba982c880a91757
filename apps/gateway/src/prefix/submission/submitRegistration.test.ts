import { contract } from '@lima-id/api';
import { accountMessages, prefixMessages } from '@lima-id/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyStore } from '../../../testing/demo/demoStore.ts';
import { manualClock } from '../../../testing/platform/manualClock.ts';
import { openTestStore } from '../../../testing/platform/openTestStore.ts';
import { madeJpeg } from '../../../testing/platform/pictures/madePictures.ts';
import {
  type RegistrationGateway,
  type RegistrationUser,
  registrationGateway,
} from '../../../testing/prefix/registrationGateway.ts';
import { smsCodeRefusals } from '../../platform/sms/codes/refusals.ts';
import type { Store } from '../../schema/store.ts';

const clock = manualClock('2026-11-22T04:00:00Z');
const { form, submission, confirmation } = prefixMessages;

let store: Store;
let gateway: RegistrationGateway;
let applicant: RegistrationUser;

beforeAll(async () => {
  store = await openTestStore();
}, 120_000);
beforeEach(async () => {
  await gateway?.app.close();
  await emptyStore(store);
  gateway = await registrationGateway(store, clock);
  applicant = await gateway.user();
}, 60_000);
afterAll(async () => {
  await gateway.app.close();
  await store.close();
});

const registrations = () => store.kysely.selectFrom('registration').selectAll().execute();

describe('a submitted registration', () => {
  it('is under review by the platform, with submitter and time, and its numbers are masked', async () => {
    const answer = await gateway.submit(applicant);
    expect(answer).toMatchObject({ success: true, message: submission.succeeded });
    expect(await gateway.read(applicant)).toMatchObject({
      secondNodeId: '88.118',
      secondNodeName: '健身器材',
      indentifierPrefix: '88.118.501',
      name: '山东泰岳健身科技有限公司',
      industryCode: 'C,24,244',
      industryCodeDesc: '制造业 / 文教、工美、体育和娱乐用品制造业 / 体育用品制造',
      registerArea: '370000,371400,371422',
      registerAreaDesc: '山东省 / 德州市 / 宁津县',
      legalCardNo: '110***********002X',
      liaisonPhone: `${applicant.mobile.slice(0, 3)}****${applicant.mobile.slice(-4)}`,
      licenseImgAbs: expect.stringContaining('/private/'),
      examineStatus: 0,
      submitTime: clock.now().getTime(),
      companyApprovalDetails: null,
    });
    const steps = await store.kysely.selectFrom('registration_step').selectAll().execute();
    expect(steps).toMatchObject([
      { event: 'submitted', from_status: null, to_status: 'platformReview', account_id: applicant.id, at: clock.now() },
    ]);
  });

  it('has the names of its codes, and replaces no registration of others, when a client sends other names and an id', async () => {
    const other = await gateway.user();
    await gateway.submit(other, { identifierPrefix: '88.118.502', companyName: '甲' });
    const id = await gateway.idOf(other);
    const names = { secondNodeName: '乙节点', industryText: '乙行业', areaText: '乙地区' };
    expect(await gateway.submit(applicant, { id, ...names })).toMatchObject({ success: true });
    expect(await gateway.read(other)).toMatchObject({ id, name: '甲', indentifierPrefix: '88.118.502' });
    expect(await gateway.read(applicant)).toMatchObject({
      id: await gateway.idOf(applicant),
      secondNodeName: '健身器材',
      industryCodeDesc: '制造业 / 文教、工美、体育和娱乐用品制造业 / 体育用品制造',
      registerAreaDesc: '山东省 / 德州市 / 宁津县',
    });
    expect(await gateway.idOf(applicant)).not.toBe(id);
  });

  it('stores names and numbers encrypted, in its draft too', async () => {
    const { legalCardNumber, legalPerson, contactPersonPhone } = await gateway.filled(applicant);
    const values = { legalCardNumber, legalPerson, contactPersonPhone };
    await gateway.call(contract.savePrefixDraft, { values, basedOn: 0 }, applicant);
    const drafted = JSON.stringify(await store.kysely.selectFrom('prefix_draft').selectAll().execute());
    await gateway.submit(applicant);
    const kept = JSON.stringify(await registrations());
    for (const secret of Object.values(values)) {
      expect(drafted).not.toContain(secret);
      expect(kept).not.toContain(secret);
    }
  });

  it('deletes the draft, and is not visible to an account without one', async () => {
    expect(await gateway.read(applicant)).toBeNull();
    await gateway.call(contract.savePrefixDraft, { values: { companyName: '甲' }, basedOn: 0 }, applicant);
    await gateway.submit(applicant);
    expect((await gateway.call(contract.readPrefixDraft, undefined, applicant)).data).toBeNull();
  });

  it('is stored without invisible signs, with document numbers in capitals', async () => {
    const typed = {
      companyName: '山东\u200B泰岳健身科技\u202E司公限有',
      legalPerson: '买买提\u2027吐尔逊\u200B',
      licenceNumber: '91350100m000100y43',
      legalCardNumber: '11010519491231002x',
      contactPersonEmail: 'w＠example.cn',
    };
    const { method, path } = contract.registerPrefix;
    const filled = await gateway.filled(applicant, typed);
    const payload = {
      ...filled,
      indentifierPrefix: '88.118.５０１',
      name: typed.companyName,
      companyType: '4',
      licenseType: '1',
      cardNo: typed.licenceNumber,
      licenseImg: filled.licenceImage,
      industryCode: 'C,24',
      registerArea: '370000,371400',
      legalCradType: '1',
      legalCardNo: typed.legalCardNumber,
      legalCardObject: { face: filled.legalCardImages.front, back: filled.legalCardImages.back },
      liaison: filled.contactPersonName,
      liaisonPhone: filled.contactPersonPhone,
      liaisonEmail: typed.contactPersonEmail,
    };
    const headers = { accesstoken: applicant.token };
    expect((await gateway.app.inject({ method, url: path, headers, payload })).statusCode).toBe(200);
    const admin = await gateway.user('ADMIN');
    expect((await gateway.review(admin, applicant)).registration).toMatchObject({
      name: '山东泰岳健身科技司公限有',
      legalPerson: '买买提·吐尔逊',
      cardNo: '91350100M000100Y43',
      legalCardNo: '11010519491231002X',
      liaisonEmail: 'w@example.cn',
      indentifierPrefix: '88.118.501',
    });
  });

  it('cannot be submitted again while it is under review', async () => {
    await gateway.submit(applicant);
    expect(await gateway.submit(applicant)).toMatchObject({
      status: 409,
      message: '您的申请当前为平台审核中，不能重新提交，请刷新页面查看进度',
    });
  });
});

describe('the confirmation of a submission', () => {
  it('is a captcha proof of its scene, accepted once', async () => {
    const empty = { scene: '', sessionId: '', sig: '', token: '' };
    expect(await gateway.submit(applicant, empty)).toMatchObject({ status: 422, message: confirmation.slideProof });
    const other = await gateway.proof('register');
    expect(await gateway.submit(applicant, other)).toMatchObject({ status: 422, message: accountMessages.slideOver });
    const used = await gateway.filled(applicant, { licenceImage: 'gone.webp' });
    await gateway.call(contract.registerPrefix, used, applicant);
    const again = await gateway.filled(applicant, { ...used, licenceImage: await gateway.picture(applicant) });
    expect(await gateway.call(contract.registerPrefix, again, applicant)).toMatchObject({
      status: 422,
      message: accountMessages.slideOver,
    });
    expect(await registrations()).toEqual([]);
  });

  it('is an SMS code when the contact has another number than the account', async () => {
    const contactPersonPhone = '13900000777';
    const asked = (phone: string) =>
      gateway.call(contract.readRegistrationConfirmation, { contactPersonPhone: phone }, applicant);
    expect((await asked(applicant.mobile)).data).toEqual({ smsCode: false });
    expect((await asked(contactPersonPhone)).data).toEqual({ smsCode: true });
    const changes = { contactPersonPhone, scene: '', sessionId: '', sig: '', token: '' };
    expect(await gateway.submit(applicant, changes)).toMatchObject({ status: 422, message: confirmation.verifyCode });
    const code = await gateway.code(contactPersonPhone, 'prefix');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await gateway.submit(applicant, { ...changes, verifyCode: wrong })).toMatchObject({ status: 422 });
    expect(await gateway.submit(applicant, { ...changes, verifyCode: code })).toMatchObject({ success: true });
  });

  it('counts wrong codes although the submission is rolled back, and accepts no code after five', async () => {
    const contactPersonPhone = '13900000779';
    const verifyCode = await gateway.code(contactPersonPhone, 'prefix');
    const submit = (typed: string) => gateway.submit(applicant, { contactPersonPhone, verifyCode: typed });
    for (let n = 1; n <= 5; n += 1) {
      const wrong = String((Number(verifyCode) + n) % 1_000_000).padStart(6, '0');
      expect(await submit(wrong)).toMatchObject({ status: 422 });
    }
    expect(await submit(verifyCode)).toMatchObject({ status: 422, message: smsCodeRefusals.wrong.message });
    expect(await registrations()).toEqual([]);
  });

  it('keeps a code valid when the registration is refused for another reason', async () => {
    const contactPersonPhone = '13900000778';
    const verifyCode = await gateway.code(contactPersonPhone, 'prefix');
    const changes = { contactPersonPhone, verifyCode };
    const gone = { ...changes, licenceImage: 'gone.webp' };
    expect(await gateway.submit(applicant, gone)).toMatchObject({ status: 422, message: submission.pictureGone });
    expect(await gateway.submit(applicant, changes)).toMatchObject({ success: true });
  });
});

describe('a rejected submission', () => {
  it.each([
    ['secondNodeId', { secondNodeId: '88.999' }, prefixMessages.availability.nodeUnknown],
    ['enterprisePrefix', { identifierPrefix: '88.131.501' }, form.enterprisePrefix],
    ['industryCodes', { industryCodes: ['C', '01'] }, form.industryCodes],
    ['areaCodes', { areaCodes: ['370000', '110100'] }, form.areaCodes],
    ['licenceImage', { licenceImage: 'gone.webp' }, submission.pictureGone],
    ['legalCardImages', { legalCardImages: { front: 'gone.webp', back: 'gone.webp' } }, submission.pictureGone],
  ])('says that it is %s', async (field, changes, message) => {
    expect(await gateway.submit(applicant, changes)).toMatchObject({
      status: 422,
      message,
      data: { field, freePrefix: null },
    });
    expect(await registrations()).toEqual([]);
  });

  it('has one picture as both sides of the document, or one file that was uploaded twice', async () => {
    const bytes = new Uint8Array(madeJpeg(90, 60));
    const upload = async (kind: 'licence' | 'id'): Promise<string> => {
      const payload = new FormData();
      payload.append('file', new File([bytes], `${kind}.jpg`, { type: 'image/jpeg' }));
      payload.append('kind', kind);
      const { method, path } = contract.uploadPrivate;
      const headers = { accesstoken: applicant.token };
      return (await gateway.app.inject({ method, url: path, payload, headers })).json().data.fileName;
    };
    const front = await upload('id');
    for (const back of [front, await upload('id'), await upload('licence')])
      expect(await gateway.submit(applicant, { legalCardImages: { front, back } })).toMatchObject({
        status: 422,
        message: prefixMessages.sameCardImages,
        data: { field: 'legalCardImages' },
      });
    expect(await registrations()).toEqual([]);
  });

  it('has a picture of another account, or a deleted one', async () => {
    const other = await gateway.user();
    const licenceImage = await gateway.picture(other);
    expect(await gateway.submit(applicant, { licenceImage })).toMatchObject({ message: submission.pictureGone });
  });

  it.each([
    ['licenceNumber', { licenceNumber: '91350100M000100Y44' }],
    ['legalCardNumber', { legalCardNumber: '110105194912310021' }],
  ] as const)(
    'says at its field that the enterprise was not verified when the %s cannot exist',
    async (field, changes) => {
      const { status, message, data } = await gateway.submit(applicant, changes);
      expect(status).toBe(422);
      expect(message).toContain(submission.verificationFailed);
      expect(data).toMatchObject({ field });
    },
  );

  it('gets every message of its rules from the call itself', async () => {
    const filled = await gateway.filled(applicant);
    const { method, path } = contract.registerPrefix;
    const sentences: [string, unknown, string][] = [
      ['secondNodeId', '', form.secondNodeId],
      ['indentifierPrefix', '88.118.000', form.enterprisePrefix],
      ['indentifierPrefix', '88.118.12', form.enterprisePrefix],
      ['name', ' ', form.companyName],
      ['companyType', '5', form.organisationType],
      ['licenseType', '', form.certificateType],
      ['cardNo', '123', form.licenceNumber],
      ['licenseImg', '', form.licenceImage],
      ['industryCode', 'C', form.industryCodes],
      ['registerArea', '', form.areaCodes],
      ['registerAddress', '', form.registerAddress],
      ['website', 'abc', form.website],
      ['introduce', '', form.introduce],
      ['legalPerson', 'Li', form.legalPerson],
      ['legalCradType', '9', form.legalCardType],
      ['legalCardNo', '一二三四', form.legalCardNumber],
      ['legalCardObject', { face: 'a.webp', back: '' }, form.legalCardImages],
      ['liaison', '', form.contactPersonName],
      ['liaisonPhone', '12800000000', form.contactPersonPhone],
      ['liaisonEmail', 'a@b', form.contactPersonEmail],
      ['verifyCode', '12345', confirmation.verifyCode],
    ];
    const wire = {
      ...filled,
      indentifierPrefix: filled.identifierPrefix,
      name: filled.companyName,
      companyType: '4',
      licenseType: '1',
      cardNo: filled.licenceNumber,
      licenseImg: filled.licenceImage,
      industryCode: 'C,24',
      registerArea: '370000,371400',
      legalCradType: '1',
      legalCardNo: filled.legalCardNumber,
      legalCardObject: { face: 'a.webp', back: 'b.webp' },
      liaison: filled.contactPersonName,
      liaisonPhone: filled.contactPersonPhone,
      liaisonEmail: filled.contactPersonEmail,
    };
    for (const [name, value, sentence] of sentences) {
      const response = await gateway.app.inject({
        method,
        url: path,
        headers: { accesstoken: applicant.token },
        payload: { ...wire, [name]: value },
      });
      expect([name, response.statusCode, response.json().message]).toEqual([name, 400, sentence]);
    }
  });
});

describe('a prefix requested by two accounts', () => {
  it('is assigned to one of two concurrent submissions, and the other is refused with a suggestion', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => gateway.user()));
    const requests = await Promise.all(people.map((person) => gateway.filled(person)));
    const answers = await Promise.all(
      requests.map((request, index) => gateway.call(contract.registerPrefix, request, people[index])),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    for (const answer of answers.filter(({ success }) => !success)) {
      expect(answer).toMatchObject({
        status: 409,
        message: '88.118.501 已被占用，请更换企业前缀，例如 502',
        data: { field: 'enterprisePrefix', freePrefix: '502' },
      });
    }
    expect(await registrations()).toHaveLength(1);
  });

  it('is taken for others and free for its own applicant during the review', async () => {
    const other = await gateway.user();
    const check = (user: RegistrationUser, enterprisePrefix: string) =>
      gateway.call(contract.checkPrefix, { secondNodeId: '88.118', enterprisePrefix }, user);
    expect((await check(other, '501')).data).toEqual({ available: true, prefix: '88.118.501', freePrefix: null });
    await gateway.submit(applicant);
    expect((await check(applicant, '501')).data).toMatchObject({ available: true });
    expect((await check(other, '501')).data).toEqual({ available: false, prefix: '88.118.501', freePrefix: '502' });
    const enterprise = { name: '乙公司', industry: '', website: '', introduce: '', area_code: '371422' };
    await store.kysely
      .insertInto('enterprise')
      .values({
        ...enterprise,
        prefix: '88.118.999',
        node_prefix: '88.118',
        examine_status: 'approved',
        created_at: new Date(),
      })
      .execute();
    expect((await check(other, '999')).data).toEqual({ available: false, prefix: '88.118.999', freePrefix: '001' });
    const unknown = { secondNodeId: '99.1', enterprisePrefix: '501' };
    expect(await gateway.call(contract.checkPrefix, unknown, other)).toMatchObject({ status: 404 });
  });

  it('has significant leading zeros: 0501 is another one', async () => {
    await gateway.submit(applicant);
    const other = await gateway.user();
    expect(await gateway.submit(other, { identifierPrefix: '88.118.0501' })).toMatchObject({ success: true });
  });
});
