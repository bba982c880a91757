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
  type TokenInfo,
  tokenInfo,
  type UserCompany,
  type UserInfo,
  userInfo,
  wirePassword,
  wireTokenInfo,
  wireUserInfo,
} from '../wire/account.ts';
import { fingerprint } from '../wire/fingerprint.ts';
import { renamed } from '../wire/rename.ts';
import { type SmsPurpose, wireSmsPurpose } from '../wire/smsPurpose.ts';
import type { Endpoint } from './endpoint.ts';
import { requestErrors } from './requestError.ts';

const { account: accountName, password } = passwordLogin.shape;
const { mobile, username, email, verifyCode } = registration.shape;
const slideProof = slideProofField(requestErrors.proofMissing);

/**
 * How tokens come back: `cookie` puts the refresh token where scripts cannot read it, `body` is for clients without cookies.
 * Other gateways know `body` only, so a client looks for a refresh token in the answer whatever it asked for.
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
export interface LoginReply {
  tokenInfo: TokenInfo;
  userInfo: UserInfo;
}

/** Logs in with a password and a passed slide. */
export const loginByPassword: Endpoint<FormLoginRequest, LoginReply> = {
  name: 'loginByPassword',
  summary: '账号密码登录',
  method: 'POST',
  path: '/platform-user-center/authentication/form',
  auth: 'none',
  clientCredential: true,
  encoding: 'form',
  request: wireFormLogin,
  reply: wireLogin,
  failure: z.null(),
  refusals: [422],
};

/** Logs in with a code that was sent by SMS. */
export const loginByCode: Endpoint<MobileLoginRequest, LoginReply> = {
  name: 'loginByCode',
  summary: '短信验证码登录',
  method: 'POST',
  path: '/security/authentication/mobile',
  auth: 'none',
  encoding: 'json',
  queryToo: Object.keys(mobileLogin.shape),
  request: mobileLogin,
  reply: wireLogin,
  failure: z.null(),
  refusals: [422],
};

const refresh = z.object({
  fingerprint,
  grantType: z.literal('refresh_token'),
  /** Absent where it travels as a cookie. */
  refreshToken: z.optional(z.string().check(z.maxLength(256))),
});
export type RefreshRequest = z.infer<typeof refresh>;

/** Gives new tokens for a refresh token, which is used up by it. */
export const refreshToken: Endpoint<RefreshRequest, TokenInfo> = {
  name: 'refreshToken',
  summary: '以刷新令牌换取新令牌',
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

/** Ends the session of the token that comes along: its access and refresh tokens are good no more. Nobody is refused. */
export const logOut: Endpoint<z.infer<typeof logout>, null> = {
  name: 'logOut',
  summary: '退出登录，令牌立即失效',
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
 * Sends a code by SMS for a passed slide. The code 901 of a refusal asks for another slide; 900 says that the platform sends no SMS
 * now.
 */
export const sendSmsCode: Endpoint<SmsCodeRequest, null> = {
  name: 'sendSmsCode',
  summary: '发送短信验证码；code 为 901 时需重新完成滑块验证，为 900 时平台暂停发送短信',
  method: 'POST',
  path: '/platform-user-service/message/sendShortMessage.html',
  auth: 'none',
  encoding: 'json',
  request: renamed(smsCode, { mobile: 'phoneNo', purpose: 'messageType' }, { purpose: wireSmsPurpose }),
  reply: z.null(),
  failure: z.null(),
  refusals: [422, 503],
};

/** Characters of the word that tells where a registration came from, at most. */
const originMaxLength = 64;

const register = z.object({
  username,
  mobile,
  email,
  password: registration.shape.password,
  verifyCode,
  /** Which site it came from. */
  origin: z.optional(z.string().check(z.maxLength(originMaxLength))),
});
export type RegisterRequest = z.infer<typeof register>;

/** Registers an account. */
export const registerAccount: Endpoint<RegisterRequest, null> = {
  name: 'registerAccount',
  summary: '注册账号',
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

/** Sets a new password in place of a forgotten one, and ends every session of the account. */
export const retrievePassword: Endpoint<RetrievePasswordRequest, null> = {
  name: 'retrievePassword',
  summary: '找回密码',
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
  summary: '修改密码，修改后需重新登录',
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

/** Changes the mobile number of the logged-in account, proved by a code to each of both numbers, and ends every other session. */
export const updateMobile: Endpoint<ChangeMobile, null> = {
  name: 'updateMobile',
  summary: '更换手机号，需原手机号与新手机号的验证码；其他设备需重新登录',
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

/** Sends a code by mail to the address that the account has, for a passed slide; the codes of refusals are those of `sendSmsCode`. */
export const sendOwnEmailCode: Endpoint<OwnEmailCodeRequest, null> = {
  name: 'sendOwnEmailCode',
  summary: '向账号当前的邮箱发送验证码；code 为 901 时需重新完成滑块验证，为 900 时平台暂停发送邮件',
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

/** Sends a code by mail to the address that is to be the account's, for a passed slide. */
export const sendNewEmailCode: Endpoint<NewEmailCodeRequest, null> = {
  name: 'sendNewEmailCode',
  summary: '向新邮箱发送验证码；code 为 901 时需重新完成滑块验证，为 900 时平台暂停发送邮件',
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
 * Changes the e-mail address of the logged-in account, proved by a code to each of both addresses; where the account has none, by an SMS
 * code of the purpose `changeEmail` to its number and a code to the new address.
 */
export const updateEmail: Endpoint<ChangeEmail, null> = {
  name: 'updateEmail',
  summary: '更换邮箱，需原邮箱与新邮箱的验证码；账号没有邮箱时，原邮箱验证码改用发送至账号手机号的短信验证码',
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
  /** How much is wanted; this contract knows one level. */
  level: z.optional(z.number()),
  userId: z.optional(z.string()),
});
export type ProfileRequest = z.infer<typeof profileQuery>;

const profile = z.object({
  basicInfo: userInfo,
  /** By what the account proves that it may have another e-mail address; a gateway that does not say changes none. */
  emailProof: z.optional(z.enum(emailProofs)),
});
export interface ProfileReply {
  basicInfo: UserInfo;
  emailProof?: EmailProof | undefined;
}

/** The profile of the logged-in person. */
export const readProfile: Endpoint<ProfileRequest, ProfileReply> = {
  name: 'readProfile',
  summary: '查询个人信息',
  method: 'POST',
  path: '/platform-user-service/customer/info.html',
  auth: 'token',
  encoding: 'json',
  request: profileQuery,
  reply: renamed(profile, {}, { basicInfo: wireUserInfo }),
  failure: z.null(),
};

const profileUpdate = z.object({ userId: z.string(), portrait: profileChange.shape.portrait });
export type ProfileUpdateRequest = z.infer<typeof profileUpdate>;

/** Changes the avatar of the logged-in person; the picture was uploaded before. */
export const updateProfile: Endpoint<ProfileUpdateRequest, null> = {
  name: 'updateProfile',
  summary: '修改头像',
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
  fileName: z.string(),
  /** Address of the file. */
  fullUrl: z.string(),
});
export type UploadReply = z.infer<typeof uploaded>;

/** Takes an avatar; what is kept is a re-encoded picture. */
export const uploadFile: Endpoint<z.infer<typeof upload>, UploadReply> = {
  name: 'uploadFile',
  summary: '上传头像图片',
  method: 'POST',
  path: '/platform-user-service/file/upload.html',
  auth: 'token',
  encoding: 'multipart',
  request: upload,
  reply: uploaded,
  failure: z.null(),
  refusals: [422],
};

export type { SmsPurpose, TokenInfo, UserCompany, UserInfo };
