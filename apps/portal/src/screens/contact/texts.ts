import { contactPromiseDays } from '@lima-id/domain';
import { brand } from '../../brand/brand.ts';
import { gatewayUrl } from '../../shared/api/gatewayUrl.ts';
import { leadTexts } from '../../shared/lead/leadTexts.ts';

/** Words of the page on which to reach us. */
export const texts = {
  title: '联系我们',
  text: '专业的咨询服务，完善的售后技术支持。',
  description: '拨打咨询热线、写邮件或留下需求：标识解析接入、应用选型与售后支持，都在这里联系我们。',
  facts: {
    label: '联系方式',
    phone: '咨询热线',
    email: '商务邮箱',
    emailNote: `${contactPromiseDays}个工作日内回复`,
    address: '公司地址',
    addressNote: '可预约到访',
    support: '售后支持',
  },
  form: {
    title: '写下您的需求',
    text: `提交后，行业顾问会在${leadTexts.promise.contact}。`,
    topic: (subject: string) => `咨询主题：${subject}`,
    submit: leadTexts.submit,
  },
  account: { label: '微信公众号', text: '扫码关注，获取更新与值班顾问' },
  developers: {
    index: '01',
    label: '开发与接口',
    title: '从文档到接口，一步步接入',
    ide: {
      title: '云端 IDE',
      state: '暂未开放',
      text: '在浏览器里编写与调试解析脚本。目前还没有开放，您可以先说说要做什么，由顾问安排接入方式。',
      action: '咨询接入方式',
    },
    documents: {
      title: '查看文档',
      text: '接入指南、接口说明与错误码，持续更新。',
      action: '查看文档',
      href: '/develop_document',
    },
    download: {
      title: '立即下载',
      text: 'OpenAPI接口描述文件，可导入调试工具，或用来生成客户端代码。',
      action: '立即下载',
      href: `${gatewayUrl}/openapi.json`,
      file: `${brand.latinName.toLowerCase()}-openapi.json`,
    },
  },
} as const;
