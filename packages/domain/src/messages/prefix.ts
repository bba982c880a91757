import { documentNumberMinLength } from '../limits.ts';
import { enterpriseMessages } from './enterprise.ts';

/** What the product says, in Chinese, while an enterprise registers its prefix. */
export const prefixMessages = {
  /** Why a field of the registration is refused, by field. */
  form: {
    secondNodeId: '请选择二级节点',
    enterprisePrefix: '请输入企业前缀（001-9999）',
    companyName: enterpriseMessages.companyName,
    organisationType: '请选择企业类型',
    certificateType: '请选择证照类型',
    licenceNumber: `请输入证照号码（至少${documentNumberMinLength}位字母或数字）`,
    licenceImage: '请上传证照图片',
    industryCodes: enterpriseMessages.industry,
    areaCodes: '请选择注册地区',
    registerAddress: '请输入详细地址',
    website: '请输入正确的网址',
    introduce: '请输入企业简介',
    legalPerson: '请输入法定代表人姓名（至少两个汉字）',
    legalCardType: '请选择证件类型',
    legalCardNumber: `请输入证件号码（至少${documentNumberMinLength}位字母或数字）`,
    legalCardImages: '证件照片不完整，请上传正反面',
    contactPersonName: enterpriseMessages.contactName,
    contactPersonPhone: enterpriseMessages.mobile,
    contactPersonEmail: '请输入正确的邮箱',
    agreement: '请勾选标识前缀注册服务协议',
  },
  /** Why the confirmation is refused, by field. */
  confirmation: {
    slideProof: '请滑动滑块！',
    verifyCode: '请输入验证码',
  },
  /** What stands beside a number that obeys the rule but not its standard, by what the number should be. */
  warning: {
    creditCode: '证照号码不符合统一社会信用代码的规则，请核对',
    residentId: '证件号码不符合居民身份证号码的规则，请核对',
  },
  /** What stands for the reason of a rejection that gives none. */
  rejected: '信息有误，请联系客服',
  /** Asked before a registration replaces an earlier one. */
  overwrite: '再次提交将覆盖之前的信息，是否继续？',
  /** How a submission ended. */
  submission: {
    succeeded: '操作成功！',
    /** No answer came, or one without a message. */
    failed: '操作失败，请重试',
    /** The part of a server's message by which a failed verification of the enterprise is known. */
    verificationFailed: '企业信息核验失败',
    verificationHint: '请检查企业名称、证照号码、法定代表人姓名和证件号码',
  },
} as const;
