/** The groups of calls with their purposes, in the order of the documentation. */
export const callGroups = [
  { name: '标识查询', description: '按标识编码查询产品、场景与数据，无需登录。' },
  { name: '防伪', description: '查询产品真伪与查询记录，企业可设置涂层验证码与提醒次数。' },
  { name: '标识管理', description: '企业变更标识状态、设置字段展示与管理自有系统的令牌。' },
  { name: '标识登记', description: '企业登记型号、批次、场景与标识，用户与企业自有系统均可调用。' },
  { name: '标识导入', description: '企业从CSV或XLSX文件登记标识，先检查，再执行，用户与企业自有系统均可调用。' },
  { name: '生产数据', description: '企业自有系统上报产线事件。' },
  { name: '召回', description: '企业发布、撤回与查询召回。' },
  { name: '报修', description: '提交报修与查询工单，企业受理与完成工单。' },
  { name: '前缀注册', description: '申请企业标识前缀，含草稿与重新提交。' },
  { name: '企业与台账', description: '当前用户所属企业与设备台账。' },
  { name: '应用市场', description: '应用、规格与价格的查询和搜索，无需登录。' },
  { name: '试用', description: '申请与查询应用试用。' },
  { name: '订单与支付', description: '提交、查询与取消订单，线下付款与在线支付。' },
  { name: '发票', description: '为已完成的订单申请与查询发票。' },
  { name: '账号', description: '注册、登录、令牌与个人信息。' },
  { name: '验证与文件', description: '滑块验证、验证码发送与图片上传。' },
  { name: '基础数据', description: '行业、地区与二级节点的列表，无需登录。' },
  { name: '咨询', description: '提交联系需求与应用询价，登录与否均可。' },
  {
    name: '平台审核',
    description: '平台审核注册、订单、发票与咨询，停用前缀，限制与注销账号，仅限审核人员与平台管理员。',
  },
] as const;

export type CallGroup = (typeof callGroups)[number]['name'];
