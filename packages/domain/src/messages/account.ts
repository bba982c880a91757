import { accountLimitReasonMaxLength } from '../account/limits.ts';
import { passwordMinLength, passwordStrengthPass } from '../password/limits.ts';

/** Messages of account forms, their notices and the SMS button, in Chinese. A server's own message is preferred to the notices of failures. */
export const accountMessages = {
  accountMissing: '请输入用户名或手机号',
  usernameMissing: '请输入用户名',
  usernameUnfit: '用户名可用汉字、英文字母、数字和._@+·-，不超过64个字符，且不能是手机号码，请换一个',
  emailMissing: '请输入邮箱',
  mobileWrong: '请输入正确的手机号码',
  codeMissing: '验证码不能为空',
  codeWrong: '请输入正确的验证码',
  slideMissing: '请拖动滑块完成验证',
  profileSlideMissing: '请拖动滑块',
  passwordMissing: '密码不能为空',
  passwordAgainMissing: '请再次输入密码',
  oldPasswordMissing: '请输入原密码',
  newPasswordMissing: '请输入新密码',
  newPasswordAgainMissing: '请再次输入新密码',
  passwordsDiffer: '两次输入的密码不一致',
  mobileSame: '新手机号与当前手机号相同，请换一个',
  mobileChanged: '手机号已更换，其他设备需重新登录',
  changeMobileFailed: '更换手机号失败，请重试',
  passwordTooWeak: '密码强度过低',
  /** The hint below a field for a new password, next to an indicator on which a password that is too weak reads 弱. */
  passwordHint: `至少${passwordMinLength}位，建议混用大小写字母、数字与符号，强度为弱的密码不能使用`,
  /** The same for an indicator with a scale in points. */
  passwordHintInPoints: `至少${passwordMinLength}位，强度不低于${passwordStrengthPass}分，混用大小写字母、数字与符号，强度更高`,
  passwordUnreadable: '密码传输有误，请重新输入',
  agreementMissing: '请阅读并同意用户协议',
  avatarMissing: '请选择头像图片',
  avatarHint: '支持JPG、PNG格式，小于1M，建议使用正方形图片',
  loginDone: '登录成功',
  loginFailed: '登录失败，请重新登录',
  /** At the login form of a browser that keeps nothing. */
  loginNotKept: '浏览器禁止了本站保存登录状态，刷新页面后需要重新登录，如需保持登录，请在浏览器设置中允许本站的Cookie',
  registered: '注册成功',
  passwordRecovered: '密码找回成功',
  resetFailed: '密码重置失败，请重试',
  passwordChanged: '修改成功，请重新登录',
  changePasswordFailed: '修改密码失败，请重试',
  smsFailed: '短信发送失败，请重试',
  slideOver: '滑块验证已失效，请重新拖动滑块',
  avatarFailed: '修改头像失败',
  profileFailed: '获取信息失败',
  smsSend: '发送验证码',
  smsWait: '{n}秒后重发',
  smsResend: '重新发送',
  smsOff: '短信暂停发送',
} as const;

/** Messages for changing the e-mail address, and the button that sends codes by mail; separate from the rest, since few pages need them. */
export const emailMessages = {
  emailWrong: '请输入正确的邮箱',
  emailSame: '新邮箱与当前邮箱相同，请换一个',
  emailChanged: '邮箱已更换',
  changeEmailFailed: '更换邮箱失败，请重试',
  mailFailed: '邮件发送失败，请重试',
  mailOff: '邮件暂停发送',
  /** Where the address would be changed, while the platform sends no mail. */
  changeOff: '暂不支持更换邮箱，如需更换，请联系客服',
} as const;

/** Messages about limiting an account; separate from the rest, since no page needs them. */
export const accountLimitMessages = {
  reasonMissing: '请填写原因',
  reasonTooLong: `原因不能超过${accountLimitReasonMaxLength}字，请精简后重新提交`,
  /** Refuses a login, with the reason. */
  refused: (reason: string) => `该账号已被限制使用（${reason}），如有疑问，请联系客服`,
} as const;

/** Messages about uploaded pictures: refusals by rule, and failures of the upload itself. */
export const imageMessages = {
  typeRefused: '图片格式不能为{type}',
  tooLarge: '图片大小不能超过{size}',
  typeUnknown: '未知格式',
  uploadFailed: '上传失败',
  uploadServiceFailed: '上传失败，服务异常请重试',
} as const;

/** Why a password loses points and how to improve it, by `StrengthReason`. */
export const strengthMessages = {
  tooShort: '密码少于6个字符，请加长',
  common: '含有常见密码或常用词，请换成他人想不到的内容',
  sequence: '含有连续或按键盘顺序的字符，请打乱顺序',
  repeat: '含有重复的字符，请换成不同的字符',
  date: '含有年份或日期，请勿使用生日等日期',
  personalNumber: '含有手机号或证件号码，请勿使用',
  pinyin: '含有拼音，请换成无规律的字母',
  lower: '没有小写字母，请加入小写字母',
  upper: '没有大写字母，请加入大写字母',
  digit: '没有数字，请加入数字',
  symbol: '没有符号，请加入符号',
  longer: '再加几个字符，密码会更安全',
} as const;
