import { brand } from '../../brand/brand.ts';

/** 信息使用协议声明: how the data of a contact request is used. */
export const informationStatement = [
  {
    head: '收集的信息',
    text: '您在本表单中填写的所属行业、企业名称、联系人、联系电话、咨询内容和意向产品。您已登录时，还会记录您的账号与所属企业。',
  },
  {
    head: '使用的目的',
    text: `${brand.legalName}仅为答复本次咨询而使用这些信息：与您联系、解答问题、准备方案与报价。`,
  },
  {
    head: '保管的方式',
    text: '信息加密保存，只有负责咨询的工作人员可以查看，每次查看都有记录。没有提交的内容只保存在您当前的浏览器标签页中，提交成功或退出登录后清除。',
  },
  {
    head: '您的权利',
    text: `您可以随时致电 ${brand.phone} 或发送邮件至 ${brand.email}，查询、更正或删除已提交的信息。`,
  },
] as const;
