/** Messages about the fields of an enterprise and its contact, shared by all forms with these fields. */
export const enterpriseMessages = {
  companyName: '请输入企业名称',
  industry: '请选择所属行业',
  contactName: '请输入联系人姓名',
  mobile: '请输入正确的手机号',
} as const;
