import {
  accountLimitMessages,
  accountMessages,
  emailMessages,
  slideOverCode,
  tokenRefusalCodes,
} from '@lima-id/domain';
import { waitText } from '../platform/attempts/waitText.ts';
import { refusals } from '../platform/http/refusals.ts';
import { smsCodeRefusals } from '../platform/sms/codes/refusals.ts';

const unprocessable = 422;

/** Refusals of the account calls: what happened, then what to do. */
export const accountRefusals = {
  slideAgain: { status: unprocessable, code: slideOverCode, message: accountMessages.slideOver },
  passwordWrong: { status: unprocessable, message: '用户名或密码错误，请核对后重新输入' },
  mobileUnknown: { status: unprocessable, message: '该手机号尚未注册，请先注册' },
  mobileTaken: { status: 409, message: '该手机号已注册，请直接登录，或换一个手机号' },
  mobileSame: { status: unprocessable, message: accountMessages.mobileSame },
  oldCodeWrong: { status: unprocessable, message: `原手机号的${smsCodeRefusals.wrong.message}` },
  mobileOfOther: { status: 409, message: '该手机号已被其他账号使用，请换一个手机号' },
  emailNone: { status: unprocessable, message: '账号尚无可用的邮箱，请改用手机号的验证码，或刷新页面后重试' },
  emailSame: { status: unprocessable, message: emailMessages.emailSame },
  oldEmailCodeWrong: { status: unprocessable, message: `原邮箱的${smsCodeRefusals.wrong.message}` },
  mobileCodeWrong: { status: unprocessable, message: `手机号的${smsCodeRefusals.wrong.message}` },
  emailOfOther: { status: 409, message: '该邮箱已被其他账号使用，请换一个邮箱' },
  usernameTaken: { status: 409, message: '用户名已被使用，请换一个' },
  usernameSimilar: { status: 409, message: '用户名与已有的用户名过于相似，请换一个' },
  emailTooLong: { status: unprocessable, message: '邮箱过长，请核对后重新输入' },
  passwordTooLong: { status: unprocessable, message: '密码过长，请缩短后重新输入' },
  mobileDiffers: { status: unprocessable, message: '手机号与当前账号不一致，请输入注册时使用的手机号' },
  oldPasswordWrong: { status: unprocessable, message: '原密码错误，请核对后重新输入' },
  notYours: { status: 403, message: '只能查看和修改自己的信息，请刷新页面后重试' },
  /** Told to those alone who have proved that the account is theirs. */
  limited: (reason: string) => ({ status: 403, message: accountLimitMessages.refused(reason) }),
  accountUnknown: { status: 404, message: '未查询到该账号，请核对用户名、手机号或编号' },
  /** The caller was closed or limited meanwhile. */
  sessionEnded: { ...refusals.loginNeeded.ended, code: tokenRefusalCodes.ended },
  limitingSelf: { status: 409, message: '不能限制自己的账号，请由其他平台管理员操作' },
  limitedOtherwise: { status: 409, message: '该账号已因其他原因受到限制，如需更改原因，请先恢复，再重新限制' },
  limitedAgain: { status: 409, message: '该账号此后又受到限制，请重新查看限制的原因，确认后再恢复' },
  closingSelf: { status: 409, message: '不能注销自己的账号，请由其他平台管理员操作' },
  closingApplicant: { status: 409, message: '该账号的前缀申请正在审核，请先通过或驳回，再注销账号' },
  closingManager: (prefix: string) => ({
    status: 409,
    message: `该账号是企业 ${prefix} 唯一的管理员，请先停用该前缀，再注销账号`,
  }),
  /** The account itself or another administrator of the enterprise is limited: one can be restored, or appointed. */
  closingBesideLimited: (prefix: string) => ({
    status: 409,
    message: `企业 ${prefix} 没有其他可以登录的管理员，请先恢复或另设一位管理员，或停用该前缀，再注销账号`,
  }),
  avatarsMany: { status: 429, message: '您近期上传的头像图片较多，请一小时后再试' },
  portraitForeign: { status: unprocessable, message: '头像图片无效，请重新上传' },
} as const;

/** Rate limit refusals, with the time to wait. */
export const tooOften = {
  password: (ms: number) => ({ status: 429, message: `密码输入错误次数过多，请${waitText(ms)}后再试，或改用短信登录` }),
  avatar: (ms: number) => ({ status: 429, message: `您上传头像过于频繁，请${waitText(ms)}后再试` }),
  avatarAddress: (ms: number) => ({ status: 429, message: `当前网络上传头像过于频繁，请${waitText(ms)}后再试` }),
} as const;
