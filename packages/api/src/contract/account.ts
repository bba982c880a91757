import {
  type ChangeEmail,
  type ChangeMobile,
  changeEmail,
  changeMobile,
  changePassword,
  type EmailProof,
  emailProofs,
  newEmail,
  passwordLogin,
  profileChange,
  registration,
  resetPassword,
  slideProofField,
} from '@lima-id/domain';
import * as z from 'zod/mini';
import {
  adaptLogin,
  adaptProfile,
  type TokenInfo,
  tokenInfo,
  type UserCompany,
  type UserInfo,
  userInfo,
  wirePassword,
  wireTokenInfo,
  wireUserInfo,
} from '../wire/account.ts';
import { completing } from '../wire/completing.ts';
import { fingerprint } from '../wire/fingerprint.ts';
import { renamed } from '../wire/rename.ts';
import { type SmsPurpose, wireSmsPurpose } from '../wire/smsPurpose.ts';
import type { Endpoint } from './endpoint.ts';
import { requestErrors } from './requestError.ts';

const { account: accountName, password } = passwordLogin.shape;
const { mobile, username, email, verifyCode } = registration.shape;
const slideProof = slideProofField(requestErrors.proofMissing);

/**
 * How tokens are returned: `cookie` puts the refresh token where scripts cannot read it, `body` is for clients without cookies.
 * Other gateways know `body` only, so a client looks for a refresh token in the response either way.
 */
const returnType = z.enum(['cookie', 'body']);

const wireNames = { mobile: 'phoneNo', verifyCode: 'verifiyCode' } as const;

const formLogin = z.object({
  /** User name or mobile number. */
  username: accountName,
  password,
  fingerprint,
  returnType,
  loginType: z.literal('password'),
  ...slideProof.shape,
});
const wireFormLogin = renamed(formLogin, {}, { password: wirePassword(password) });
export type FormLoginRequest = z.infer<typeof formLogin>;

const mobileLogin = z.object({ mobile, verifyCode, fingerprint, returnType, loginType: z.literal('mobile') });
export type MobileLoginRequest = z.infer<typeof mobileLogin>;

const login = z.object({ tokenInfo, userInfo });
const wireLogin = renamed(login, {}, { tokenInfo: wireTokenInfo, userInfo: wireUserInfo });
/** The tokens of a session, and its user. */
export interface LoginReply {
  tokenInfo: TokenInfo;
  userInfo: UserInfo;
}

/**
 * Logs in with a password and a slide proof. All fields are taken from the body alone: an address with a password ends up in the logs of
 * proxies.
 */
export const loginByPassword: Endpoint<FormLoginRequest, LoginReply> = {
  name: 'loginByPassword',
  method: 'POST',
  path: '/platform-user-center/authentication/form',
  auth: 'none',
  clientCredential: true,
  encoding: 'form',
  request: wireFormLogin,
  reply: wireLogin,
  adaptReply: adaptLogin,
  failure: z.null(),
  refusals: [403, 422],
};

/** Logs in with a code that was sent by SMS. */
export const loginByCode: Endpoint<MobileLoginRequest, LoginReply> = {
  name: 'loginByCode',
  method: 'POST',
  path: '/security/authentication/mobile',
  auth: 'none',
  encoding: 'json',
  queryToo: Object.keys(mobileLogin.shape),
  request: mobileLogin,
  reply: wireLogin,
  adaptReply: adaptLogin,
  failure: z.null(),
  refusals: [403, 422],
};

const refresh = z.object({
  fingerprint,
  grantType: z.literal('refresh_token'),
  /** Absent where it is sent as a cookie. */
  refreshToken: z.optional(z.string().check(z.maxLength(256))),
});
export type RefreshRequest = z.infer<typeof refresh>;

/** Exchanges a refresh token, which is valid once, for new tokens. */
export const refreshToken: Endpoint<RefreshRequest, TokenInfo> = {
  name: 'refreshToken',
  method: 'POST',
  path: '/platform-security-service/oauth/token',
  auth: 'none',
  clientCredential: true,
  encoding: 'form',
  request: renamed(refresh, { grantType: 'grant_type', refreshToken: 'refresh_token' }),
  reply: wireTokenInfo,
  failure: z.null(),
};

const logout = z.object({ fingerprint });

/** Ends the session of the token in the request: its access and refresh tokens become invalid. Never refused. */
export const logOut: Endpoint<z.infer<typeof logout>, null> = {
  name: 'logOut',
  method: 'GET',
  path: '/platform-security-service/logout',
  auth: 'optional',
  encoding: 'query',
  request: logout,
  reply: z.null(),
  failure: z.null(),
};

const smsCode = z.object({ mobile, purpose: z.custom<SmsPurpose>(), ...slideProof.shape });
export type SmsCodeRequest = z.infer<typeof smsCode>;

/**
 * Sends a code by SMS for a slide proof. Refusal code 901 requires another slide; 900 means that the platform sends no SMS now.
 */
export const sendSmsCode: Endpoint<SmsCodeRequest, null> = {
  name: 'sendSmsCode',
  method: 'POST',
  path: '/platform-user-service/message/sendShortMessage.html',
  auth: 'none',
  encoding: 'json',
  request: renamed(smsCode, { mobile: 'phoneNo', purpose: 'messageType' }, { purpose: wireSmsPurpose }),
  reply: z.null(),
  failure: z.null(),
  refusals: [422, 503],
};

/** Maximum length of the word that names the origin of a registration. */
const originMaxLength = 64;

const register = z.object({
  username,
  mobile,
  email,
  password: registration.shape.password,
  verifyCode,
  /** The site the registration came from. */
  origin: z.optional(z.string().check(z.maxLength(originMaxLength))),
});
export type RegisterRequest = z.infer<typeof register>;

/** Registers an account. */
export const registerAccount: Endpoint<RegisterRequest, null> = {
  name: 'registerAccount',
  method: 'POST',
  path: '/platform-user-service/customer/account/register.html',
  auth: 'none',
  encoding: 'json',
  request: renamed(
    register,
    { ...wireNames, username: 'account' },
    { password: wirePassword(registration.shape.password) },
  ),
  reply: z.null(),
  failure: z.null(),
  refusals: [409, 422],
};

const retrieve = z.object({
  mobile,
  newPassword: resetPassword.shape.newPassword,
  verifyCode,
  type: z.literal(1),
});
export type RetrievePasswordRequest = z.infer<typeof retrieve>;

/** Sets a new password for a forgotten one, and ends every session of the account. */
export const retrievePassword: Endpoint<RetrievePasswordRequest, null> = {
  name: 'retrievePassword',
  method: 'POST',
  path: '/platform-user-service/customer/retrievePassword.html',
  auth: 'none',
  encoding: 'json',
  request: renamed(
    retrieve,
    { ...wireNames, mobile: 'content' },
    { newPassword: wirePassword(resetPassword.shape.newPassword) },
  ),
  reply: z.null(),
  failure: z.null(),
  refusals: [422],
};

const { oldPassword, newPassword } = changePassword.shape;
const update = z.object({ mobile, oldPassword, newPassword, verifyCode });
export type UpdatePasswordRequest = z.infer<typeof update>;

/** Changes the password of the logged-in person, and ends every session of the account. */
export const updatePassword: Endpoint<UpdatePasswordRequest, null> = {
  name: 'updatePassword',
  method: 'POST',
  path: '/platform-user-service/customer/updatePassword.html',
  auth: 'token',
  encoding: 'json',
  request: renamed(update, wireNames, {
    oldPassword: wirePassword(oldPassword),
    newPassword: wirePassword(newPassword),
  }),
  reply: z.null(),
  failure: z.null(),
  refusals: [422],
};

/**
 * Changes the mobile number of the logged-in account, verified by a code to each of the two numbers, and ends every other
 * session.
 */
export const updateMobile: Endpoint<ChangeMobile, null> = {
  name: 'updateMobile',
  method: 'POST',
  path: '/platform-user-service/customer/updateMobile.html',
  auth: 'token',
  encoding: 'json',
  request: renamed(changeMobile, wireNames),
  reply: z.null(),
  failure: z.null(),
  refusals: [409, 422],
};

const ownEmailCode = z.object(slideProof.shape);
export type OwnEmailCodeRequest = z.infer<typeof ownEmailCode>;

/**
 * Sends a code by mail to the account's current address for a slide proof; code 901 requires another slide, 902 means that no
 * mail is sent now.
 */
export const sendOwnEmailCode: Endpoint<OwnEmailCodeRequest, null> = {
  name: 'sendOwnEmailCode',
  method: 'POST',
  path: '/platform-user-service/message/sendOwnEmailCode.html',
  auth: 'token',
  encoding: 'json',
  request: ownEmailCode,
  reply: z.null(),
  failure: z.null(),
  refusals: [422, 503],
};

const newEmailCode = z.object({ ...newEmail.shape, ...slideProof.shape });
export type NewEmailCodeRequest = z.infer<typeof newEmailCode>;

/** Sends a code by mail to the account's new address for a slide proof. */
export const sendNewEmailCode: Endpoint<NewEmailCodeRequest, null> = {
  name: 'sendNewEmailCode',
  method: 'POST',
  path: '/platform-user-service/message/sendNewEmailCode.html',
  auth: 'token',
  encoding: 'json',
  request: newEmailCode,
  reply: z.null(),
  failure: z.null(),
  refusals: [422, 503],
};

/**
 * Changes the e-mail address of the logged-in account, verified by a code to each of the two addresses; an account without an
 * address uses an SMS code of the purpose `changeEmail` and a code to the new address.
 */
export const updateEmail: Endpoint<ChangeEmail, null> = {
  name: 'updateEmail',
  method: 'POST',
  path: '/platform-user-service/customer/updateEmail.html',
  auth: 'token',
  encoding: 'json',
  request: renamed(changeEmail, { verifyCode: wireNames.verifyCode }),
  reply: z.null(),
  failure: z.null(),
  refusals: [409, 422, 503],
};

const profileQuery = z.object({
  /** The level of detail; this contract knows one. */
  level: z.optional(z.number()),
  userId: z.optional(z.string()),
});
export type ProfileRequest = z.infer<typeof profileQuery>;

const profile = z.object({
  basicInfo: userInfo,
  /** How the account verifies a change of its e-mail address; absent on gateways that allow no change. */
  emailProof: z.optional(z.enum(emailProofs)),
});
/** The profile of an account, and by what it proves itself to change its e-mail address. */
export interface ProfileReply {
  basicInfo: UserInfo;
  emailProof?: EmailProof | undefined;
}

/** The profile of the logged-in person. */
export const readProfile: Endpoint<ProfileRequest, ProfileReply> = {
  name: 'readProfile',
  method: 'POST',
  path: '/platform-user-service/customer/info.html',
  auth: 'token',
  encoding: 'json',
  request: profileQuery,
  reply: renamed(profile, {}, { basicInfo: wireUserInfo }),
  adaptReply: adaptProfile,
  failure: z.null(),
};

const profileUpdate = z.object({ userId: z.string(), portrait: profileChange.shape.portrait });
export type ProfileUpdateRequest = z.infer<typeof profileUpdate>;

/** Changes the avatar of the logged-in person to a picture uploaded before. */
export const updateProfile: Endpoint<ProfileUpdateRequest, null> = {
  name: 'updateProfile',
  method: 'POST',
  path: '/platform-user-service/customer/info/update.html',
  auth: 'token',
  encoding: 'json',
  request: profileUpdate,
  reply: z.null(),
  failure: z.null(),
  refusals: [422],
};

const upload = z.object({ file: z.file({ error: requestErrors.fileMissing }) });
const uploaded = z.object({
  /** Empty when another gateway names none. */
  fileName: z.string(),
  /** URL of the file. */
  fullUrl: z.string(),
});
export type UploadReply = z.infer<typeof uploaded>;

/** Uploads an avatar; a re-encoded picture is stored. */
export const uploadFile: Endpoint<z.infer<typeof upload>, UploadReply> = {
  name: 'uploadFile',
  method: 'POST',
  path: '/platform-user-service/file/upload.html',
  auth: 'token',
  encoding: 'multipart',
  request: upload,
  reply: uploaded,
  adaptReply: completing({ fileName: '' }),
  failure: z.null(),
  refusals: [422],
};

export type { SmsPurpose, TokenInfo, UserCompany, UserInfo };
