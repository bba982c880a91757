import type { EndpointName } from '../contract/contract.ts';

/** The groups of calls, in the order in which they are shown. */
export const operationGroups = [
  '标识查询',
  '防伪',
  '标识管理',
  '生产数据',
  '召回',
  '报修',
  '前缀注册',
  '企业与台账',
  '应用市场',
  '试用',
  '订单与支付',
  '发票',
  '账号',
  '验证与文件',
  '基础数据',
  '咨询',
  '平台审核',
] as const;
export type OperationGroup = (typeof operationGroups)[number];

/** What a call is called in a list, and where it stands there; its `summary` in the contract says what it does. */
export interface OperationName {
  title: string;
  group: OperationGroup;
}

function of<Name extends EndpointName>(
  group: OperationGroup,
  titles: Readonly<Record<Name, string>>,
): Record<Name, OperationName> {
  const named = Object.entries<string>(titles).map(([name, title]) => [name, { title, group }]);
  return Object.fromEntries(named) as Record<Name, OperationName>;
}

/** Every call of the contract, group by group in the order of a list. A call without a name does not compile. */
export const operationNames: Readonly<Record<EndpointName, OperationName>> = {
  ...of('标识查询', {
    lookUpIdentifier: '查询标识',
    readIdentifier: '查询标识（可缓存）',
    listDataOptions: '生产数据选项',
    readHome: '首页实时数据',
  }),
  ...of('防伪', {
    checkAuthenticity: '防伪查询',
    verifyCoatingCode: '核对涂层验证码',
    setCoatingCodes: '设置涂层验证码',
    setReminderLine: '设置提醒次数',
  }),
  ...of('标识管理', {
    changeIdentifierState: '变更标识状态',
    readSceneMasks: '查询字段展示设置',
    setSceneMasks: '设置字段展示',
    issueEnterpriseToken: '签发企业令牌',
    listEnterpriseTokens: '查询企业令牌',
    withdrawEnterpriseToken: '停用企业令牌',
  }),
  ...of('生产数据', { ingestProductionEvents: '上报生产事件' }),
  ...of('召回', { publishRecall: '发布召回', withdrawRecall: '撤回召回', listRecalls: '查询召回' }),
  ...of('报修', {
    reportFault: '提交报修',
    lookUpFaultReport: '查询工单',
    listFaultReports: '查询报修工单',
    acceptFaultReport: '受理工单',
    declineFaultReport: '不受理工单',
    completeFaultReport: '完成工单',
    readFaultPhoto: '读取报修照片',
  }),
  ...of('前缀注册', {
    registerPrefix: '提交注册',
    readRegistration: '当前注册',
    readRegistrationConfirmation: '提交所需验证',
    checkPrefix: '前缀是否可用',
    readPrefixDraft: '读取草稿',
    savePrefixDraft: '保存草稿',
    removePrefixDraft: '删除草稿',
    reopenRegistration: '重新填写',
  }),
  ...of('企业与台账', {
    readCurrentPrefix: '当前企业前缀',
    readCurrentCompany: '当前企业',
    findCurrentCompany: '下单企业',
    readCompany: '企业详情',
    listAssets: '设备台账',
  }),
  ...of('应用市场', {
    searchApps: '搜索应用',
    readApp: '应用详情',
    readAppPricing: '应用价格',
    readPackage: '规格详情',
    recommendProducts: '推荐应用',
    listHotApps: '热门应用',
    listChosenApps: '精选应用',
    listChoiceBlocks: '精选分类',
    listFreeApps: '0元体验应用',
    listClassifiedApps: '按分类查询应用',
    readCategoryTree: '分类树',
    listCategories: '全部分类',
    listPlatformBanners: '平台轮播图',
    listMarketBanners: '市场轮播图',
    readAppConfig: '顾问信息',
    listInterestGroups: '意向产品分组',
  }),
  ...of('试用', {
    listTrialApps: '可试用应用',
    applyTrial: '申请试用',
    comeApplyTrial: '申请试用（申请表单）',
    fetchOnTrial: '进入试用应用',
    listMyTrials: '我的试用',
  }),
  ...of('订单与支付', {
    saveOrder: '保存订单',
    readOrder: '订单详情',
    readOrderHistory: '订单经过',
    listMyOrders: '我的订单',
    cancelOrder: '取消订单',
    savePaymentInfo: '提交付款信息',
    placeWechatOrder: '微信扫码支付',
    createHumiOrder: '跳转支付',
    readWechatPaymentResult: '支付结果',
    linkOrderConfirmation: '订单确认单',
  }),
  ...of('发票', { requestInvoice: '申请发票', readInvoice: '发票详情', listMyInvoices: '我的发票' }),
  ...of('账号', {
    loginByPassword: '密码登录',
    loginByCode: '短信登录',
    refreshToken: '换取新令牌',
    logOut: '退出登录',
    registerAccount: '注册账号',
    retrievePassword: '找回密码',
    updateMobile: '更换手机号',
    updateEmail: '更换邮箱',
    updatePassword: '修改密码',
    readProfile: '个人信息',
    updateProfile: '修改头像',
  }),
  ...of('验证与文件', {
    createChallenge: '获取验证题目',
    answerChallenge: '提交验证结果',
    sendSmsCode: '发送短信验证码',
    sendOwnEmailCode: '向当前邮箱发送验证码',
    sendNewEmailCode: '向新邮箱发送验证码',
    uploadFile: '上传头像图片',
    uploadPrivate: '上传私密图片',
    uploadCompanyPrivate: '上传企业私密图片',
    beginUpload: '开始分段上传',
    sendUploadPart: '上传一段',
    linkPrivatePicture: '私密图片链接',
  }),
  ...of('基础数据', { listIndustries: '行业列表', listAreas: '地区列表', listSecondNodes: '二级节点' }),
  ...of('咨询', { sendContactRequest: '提交联系需求', sendInquiry: '提交询价' }),
  ...of('平台审核', {
    listRegistrations: '待审注册',
    readRegistrationForReview: '审核注册',
    passRegistration: '通过注册',
    rejectRegistration: '驳回注册',
    eraseRegistration: '删除注册个人信息',
    listOrders: '查询订单',
    listUnknownPayments: '查询不明到账',
    readOrderForReview: '审核订单',
    acceptOrder: '确认到账',
    rejectOrder: '驳回付款信息',
    listInvoices: '查询发票',
    readInvoiceForReview: '审核发票',
    issueInvoice: '登记开票',
    reverseInvoice: '登记冲红',
    listLeads: '查询咨询',
    readLead: '查看咨询',
    eraseLead: '删除咨询个人信息',
  }),
};
