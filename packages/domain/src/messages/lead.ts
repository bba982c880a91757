import {
  consultContentMaxLength,
  contactNameMaxLength,
  contactNameMinLength,
  contactPromiseDays,
  expertPromiseDays,
  inquiryPromiseMaxDays,
  inquiryPromiseMinDays,
  leadInterestsMax,
  leadNameMaxLength,
  workingHoursEnd,
  workingHoursStart,
} from '../lead/limits.ts';
import { enterpriseMessages } from './enterprise.ts';

/** Messages, in Chinese, to a visitor who requests contact or a price. */
export const leadMessages = {
  /** Why a field is refused, by field; both forms. */
  form: {
    industryCode: enterpriseMessages.industry,
    consultContent: '请输入咨询内容',
    consultContentTooLong: `咨询内容不能超过${consultContentMaxLength}字`,
    /** The contact form's rule for names. */
    contactPersonName: `请输入${contactNameMinLength}-${contactNameMaxLength}位中文姓名`,
    /** The inquiry form's rule for names. */
    contactPersonNameMissing: enterpriseMessages.contactName,
    contactPersonNameTooLong: `联系人姓名不能超过${leadNameMaxLength}字`,
    contactPersonPhone: enterpriseMessages.mobile,
    companyName: enterpriseMessages.companyName,
    companyNameTooLong: `企业名称不能超过${leadNameMaxLength}字`,
    /** Not one of the offered answers. */
    budget: '请选择预算',
    agreement: '请阅读并同意协议声明',
    /** An inquiry about no app. */
    interests: '请选择要询价的应用',
    interestsTooMany: `意向应用不能超过${leadInterestsMax}个，请减少后重新提交`,
    /** A value that the page itself fills in is wrong. */
    incomplete: '提交的信息不完整，请刷新页面后重新提交',
  },
  /** The end of a contact request or an inquiry, by what was sent. */
  sent: {
    contact: `提交成功，我们将在${contactPromiseDays}个工作日内与您联系`,
    inquiry: `询价提交成功，工作人员将在${inquiryPromiseMinDays}-${inquiryPromiseMaxDays}个工作日内与您联系`,
  },
  /** A contact request that failed; the server's message follows. */
  contactFailed: '提交失败：',
  /** The working hours that the promises refer to. */
  workingHours: `周一至周五 ${workingHoursStart}:00-${workingHoursEnd}:00`,
  /** The promise on the pages of solutions. */
  experts: `专家将在${expertPromiseDays}个工作日内回复`,
} as const;
