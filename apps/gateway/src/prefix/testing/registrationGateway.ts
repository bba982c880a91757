import { contract, type RegistrationRequest } from '@lima-id/api';
import { createSessions } from '../../account/sessions.ts';
import { type AccountGateway, accountGateway } from '../../account/testing/accountGateway.ts';
import { insertTestAccount } from '../../account/testing/insertTestAccount.ts';
import type { UserRole } from '../../platform/authorisation/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Store } from '../../platform/database/database.ts';
import { madeJpeg } from '../../platform/pictures/testing/madePictures.ts';

/** Somebody who is logged in. */
export interface RegistrationUser {
  id: string;
  mobile: string;
  username: string;
  token: string;
}

/** What a test changes of a registration. */
export type Changes = Partial<RegistrationRequest>;

/** A whole gateway, as tests of registrations use it. */
export interface RegistrationGateway extends AccountGateway {
  user(role?: UserRole): Promise<RegistrationUser>;
  /** Uploads a picture; gives its reference. Each is another one. */
  picture(user: RegistrationUser): Promise<string>;
  /** A registration that is taken, with pictures of the user's own and the proof of a new slide. */
  filled(user: RegistrationUser, changes?: Changes): Promise<RegistrationRequest>;
  /** Submits such a registration. */
  submit(user: RegistrationUser, changes?: Changes): ReturnType<AccountGateway['call']>;
  /** The user's registration as the wire has it. */
  read(user: RegistrationUser): Promise<Record<string, unknown> | null>;
  /** The registration of a user as a reviewer reads it, on the wire. */
  review(reviewer: RegistrationUser, user: RegistrationUser): Promise<Record<string, unknown>>;
  /** Passes the registration of a user from a status. */
  pass(reviewer: RegistrationUser, user: RegistrationUser, from: 0 | 1): ReturnType<AccountGateway['call']>;
  idOf(user: RegistrationUser): Promise<string>;
}

let made = 0;

/** Builds the gateway with a second-level node, 88.118, in its database. */
export async function registrationGateway(store: Store, clock: Clock): Promise<RegistrationGateway> {
  await store.kysely
    .insertInto('second_level_node')
    .values({ prefix: '88.118', name: '健身器材' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const account = await accountGateway(store, clock);
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
        organisationType: '4',
        certificateType: '1',
        licenceNumber: '91350100M000100Y43',
        licenceImage: changes.licenceImage ?? (await gateway.picture(user)),
        industryCodes: ['C', '24', '244'],
        areaCodes: ['370000', '371400', '371422'],
        registerAddress: '宁津县示例路118号',
        website: '',
        introduce: '商用健身器材',
        legalPerson: '陈立群',
        legalCardType: '1',
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
    pass: async (reviewer, user, from) =>
      call(contract.passRegistration, { id: await gateway.idOf(user), from }, reviewer),
  };
  return gateway;
}
