import { contract, type RegistrationRequest } from '@lima-id/api';
import { createSessions } from '../../src/account/sessions.ts';
import type { UserRole } from '../../src/platform/authorisation/caller.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Store } from '../../src/schema/store.ts';
import type { SubjectParts } from '../../src/subjects.ts';
import { type AccountGateway, accountGateway } from '../account/accountGateway.ts';
import { insertTestAccount } from '../account/insertTestAccount.ts';
import { madeJpeg } from '../platform/pictures/madePictures.ts';

export interface RegistrationUser {
  id: string;
  mobile: string;
  username: string;
  token: string;
}

/** Overrides of a registration. */
export type Changes = Partial<RegistrationRequest>;

/** A complete gateway for registration tests. */
export interface RegistrationGateway extends AccountGateway {
  user(role?: UserRole): Promise<RegistrationUser>;
  /** Uploads a new picture; returns its reference. */
  picture(user: RegistrationUser): Promise<string>;
  /** A valid registration, with the user's own pictures and a new captcha proof. */
  filled(user: RegistrationUser, changes?: Changes): Promise<RegistrationRequest>;
  /** Submits a valid registration. */
  submit(user: RegistrationUser, changes?: Changes): ReturnType<AccountGateway['call']>;
  /** The user's registration in wire format. */
  read(user: RegistrationUser): Promise<Record<string, unknown> | null>;
  /** The registration of a user for a reviewer, in wire format. */
  review(reviewer: RegistrationUser, user: RegistrationUser): Promise<Record<string, unknown>>;
  /** Reads the registration of a user and approves it from a status. */
  pass(
    reviewer: RegistrationUser,
    user: RegistrationUser,
    from: 'platformReview' | 'topNodeReview',
  ): ReturnType<AccountGateway['call']>;
  idOf(user: RegistrationUser): Promise<string>;
}

let made = 0;

/** Builds the gateway with a second-level node, 88.118, in its database. */
export async function registrationGateway(
  store: Store,
  clock: Clock,
  own: Partial<SubjectParts> = {},
): Promise<RegistrationGateway> {
  await store.kysely
    .insertInto('second_level_node')
    .values({ prefix: '88.118', name: '健身器材' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const account = await accountGateway(store, clock, own);
  const sessions = createSessions(store, clock);
  const { app, call } = account;

  const gateway: RegistrationGateway = {
    ...account,
    async user(role = 'ORDINARY') {
      made += 1;
      const mobile = `137${String(made).padStart(8, '0')}`;
      const username = `applicant${made}`;
      const id = await insertTestAccount(store, { role, mobile, username });
      const { accessToken } = await store.transaction((transaction) => sessions.open(transaction, id, 'device'));
      return { id, mobile, username, token: accessToken };
    },
    async picture({ token }) {
      made += 1;
      const form = new FormData();
      form.append('file', new File([new Uint8Array(madeJpeg(64 + made, 48))], 'a.jpg', { type: 'image/jpeg' }));
      const { method, path } = contract.uploadPrivate;
      const response = await app.inject({ method, url: path, payload: form, headers: { accesstoken: token } });
      return response.json().data.fileName;
    },
    async filled(user, changes = {}) {
      return {
        secondNodeId: '88.118',
        identifierPrefix: '88.118.501',
        companyName: '山东泰岳健身科技有限公司',
        organisationType: 'enterprise',
        certificateType: 'businessLicence',
        licenceNumber: '91350100M000100Y43',
        licenceImage: changes.licenceImage ?? (await gateway.picture(user)),
        industryCodes: ['C', '24', '244'],
        areaCodes: ['370000', '371400', '371422'],
        registerAddress: '宁津县示例路118号',
        website: '',
        introduce: '商用健身器材',
        legalPerson: '陈立群',
        legalCardType: 'residentId',
        legalCardNumber: '11010519491231002X',
        legalCardImages: changes.legalCardImages ?? {
          front: await gateway.picture(user),
          back: await gateway.picture(user),
        },
        contactPersonName: '王晓楠',
        contactPersonPhone: user.mobile,
        contactPersonEmail: 'wangxn@example.cn',
        ...(await account.proof('prefix')),
        ...changes,
      };
    },
    submit: async (user, changes) => call(contract.registerPrefix, await gateway.filled(user, changes), user),
    read: async (user) => (await call(contract.readRegistration, undefined, user)).data,
    async idOf({ id }) {
      const row = await store.kysely
        .selectFrom('registration')
        .select('id')
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow();
      return row.id;
    },
    review: async (reviewer, user) =>
      (await call(contract.readRegistrationForReview, { id: await gateway.idOf(user) }, reviewer)).data,
    async pass(reviewer, user, from) {
      await gateway.review(reviewer, user);
      return await call(contract.passRegistration, { id: await gateway.idOf(user), from }, reviewer);
    },
  };
  return gateway;
}
