import {
  contactPromiseDays,
  inquiryPromiseMaxDays,
  inquiryPromiseMinDays,
  leadInterestsMax,
  leadMessages,
} from '@lima-id/domain';

function promised(days: string): string {
  return `${days}个工作日内与您联系（${leadMessages.workingHours}）`;
}

/** Texts of the contact and inquiry dialogs besides those of their rules. */
export const leadTexts = {
  title: { contact: '联系我们', inquiry: '询价' },
  label: {
    industryCode: '所属行业',
    companyName: '企业名称',
    contactPersonName: '联系人',
    contactPersonPhone: '联系电话',
    budget: '预算',
    consultContent: '咨询内容',
    interests: '意向产品',
    agreement: '信息使用协议声明',
    inquired: '询价应用',
  },
  placeholder: {
    industryCode: '请选择行业',
    contactPersonPhone: '请输入11位手机号',
    consultContent: {
      contact: '请描述您的设备、产线或想解决的问题，便于我们安排合适的顾问',
      inquiry: '请描述使用规模、期望的规格与时长，便于我们为您报价',
    },
  },
  /** Chosen where no budget is named. */
  noBudget: '暂不确定',
  /** The promised response time. */
  promise: {
    contact: promised(`${contactPromiseDays}`),
    inquiry: promised(`${inquiryPromiseMinDays}-${inquiryPromiseMaxDays}`),
  },
  agreed: '我已阅读并同意',
  submit: '提交',
  interests: {
    show: '选择产品',
    hide: '收起',
    optional: `选填，最多${leadInterestsMax}个`,
    remove: (name: string) => `移除${name}`,
    loading: '正在加载产品',
    failed: '产品列表没有加载成功，不影响提交。',
    retry: '重新加载',
    none: '暂无可选产品',
  },
} as const;
