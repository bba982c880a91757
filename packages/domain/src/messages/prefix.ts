import {
  documentNumberMinLength,
  introduceMaxLength,
  legalCardNumberMaxLength,
  registrationTextMaxLength,
  rejectionWordsMaxLength,
} from '../prefix/limits.ts';
import { emailMessages } from './account.ts';
import { enterpriseMessages } from './enterprise.ts';

const erased = '申请中的个人信息和图片已删除，重新申请时请再次填写和上传';

/** Messages, in Chinese, while an enterprise registers its prefix. */
export const prefixMessages = {
  /** Labels of the fields. */
  label: {
    secondNodeId: '二级节点',
    enterprisePrefix: '企业前缀',
    companyName: '企业名称',
    organisationType: '企业类型',
    certificateType: '证照类型',
    licenceNumber: '证照号码',
    licenceImage: '证照图片',
    industryCodes: '所属行业',
    areaCodes: '注册地区',
    registerAddress: '详细地址',
    website: '企业网址',
    introduce: '企业简介',
    legalPerson: '法定代表人',
    legalCardType: '证件类型',
    legalCardNumber: '证件号码',
    legalCardImages: '证件照片',
    contactPersonName: '联系人',
    contactPersonPhone: '手机号',
    contactPersonEmail: '邮箱',
  },
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
    contactPersonEmail: emailMessages.emailWrong,
    agreement: '请勾选标识前缀注册服务协议',
  },
  /** One picture for both sides of a document. */
  sameCardImages: '人像面和国徽面是同一张图片，请分别上传两面的照片',
  /** Why a text that is there is refused. */
  tooLong: {
    introduce: `企业简介不能超过${introduceMaxLength}字，请精简后重新提交`,
    legalCardNumber: `证件号码不能超过${legalCardNumberMaxLength}位，请核对后重新输入`,
    text: `内容不能超过${registrationTextMaxLength}字，请精简后重新提交`,
  },
  /** Why the confirmation is refused, by field. */
  confirmation: {
    slideProof: '请滑动滑块！',
    verifyCode: '请输入验证码',
  },
  /** Warnings for a number that passes validation but not its standard, by expected kind of number. */
  warning: {
    creditCode: '证照号码不符合统一社会信用代码的规则，请核对',
    residentId: '证件号码不符合居民身份证号码的规则，请核对',
  },
  /** Whether a prefix is available. */
  availability: {
    available: (prefix: string) => `${prefix} 可以使用`,
    taken: (prefix: string) => `${prefix} 已被占用，请更换企业前缀`,
    takenWithFree: (prefix: string, free: string) => `${prefix} 已被占用，请更换企业前缀，例如 ${free}`,
    nodeUnknown: '该二级节点不存在，请重新选择二级节点',
  },
  /** The draft that is saved while typing. */
  draft: {
    saving: '正在保存',
    saved: (time: string) => `已保存 ${time}`,
    notSaved: '暂未保存，请检查网络，恢复后将自动保存',
    /** Another device saved later. */
    elsewhere: '此申请在另一处有更新的内容，请选择使用哪一份',
    /** The draft that was edited is gone. */
    gone: '原草稿已提交、清空或过期，此处的内容尚未保存，请选择保留或放弃',
    invalid: '草稿内容有误，请刷新页面后重新填写',
  },
  /** Messages to and about reviewers. */
  review: {
    /** `status` as `reviewStatuses` names it. */
    notAllowed: (status: string) => `该申请当前为${status}，不能进行此操作，请刷新后重试`,
    notSeen: '您还没有查看该申请最新提交的内容，请先查看申请，再通过或驳回',
    unknown: '未查询到该申请，请核对编号',
    fields: '请逐项选择需要修改的内容和原因',
    fieldRepeated: (field: string) => `“${field}”重复标记，请保留一项`,
    words: `不通过原因不能超过${rejectionWordsMaxLength}字，请精简后重新提交`,
    empty: '请说明不通过的原因：标记需要修改的内容，或填写说明',
    /** A submission in a status that does not allow it. */
    alreadySubmitted: (status: string) => `您的申请当前为${status}，不能重新提交，请刷新页面查看进度`,
    notRejected: '您的申请未被驳回，无需重新填写，请刷新页面查看进度',
    erased: '该申请的个人信息已删除，不能进行此操作',
  },
  /** The reason shown for a rejection without one. */
  rejected: '信息有误，请联系客服',
  /** The same once the personal data of the registration are erased; with the words of the reviewer, if there are any. */
  erased,
  erasedWithWords: (words: string) => `${erased}。原审核说明：${words}`,
  /** Asked before a registration replaces an earlier one. */
  overwrite: '再次提交将覆盖之前的信息，是否继续？',
  /** How a submission ended. */
  submission: {
    succeeded: '操作成功！',
    /** No answer came, or one without a message. */
    failed: '操作失败，请重试',
    pictureGone: '图片已失效，请重新上传',
    hasPrefix: (prefix: string) => `您已获得企业标识前缀 ${prefix}，无需再次申请`,
    /** The part of a server's message that identifies a failed verification of the enterprise. */
    verificationFailed: '企业信息核验失败',
    verificationRefused: '企业信息核验失败，请核对后重新提交',
    /** Why it was refused where one number cannot exist, by its field. */
    numberRefused: {
      licenceNumber: '企业信息核验失败：证照号码不符合统一社会信用代码的规则，请核对后重新提交',
      legalCardNumber: '企业信息核验失败：证件号码不符合居民身份证号码的规则，请核对后重新提交',
    },
    verificationHint: '请检查企业名称、证照号码、法定代表人姓名和证件号码',
  },
} as const;
