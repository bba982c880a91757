import type { DocumentOf } from '../documents/callDocument.ts';
import { partOf } from '../documents/partOf.ts';
import type * as calls from './lead.ts';
import { sendInquiry } from './lead.ts';

export const leadDocument: DocumentOf<typeof calls> = {
  shapes: {
    LeadInterest: partOf(sendInquiry.request, 'intentionProductReqs'),
  },
  fields: {
    price: '预算，可不选',
    requestId: { text: '本次提交的编号，重复提交只记录一次', example: '7f3c9a10-5b2d-4e88' },
  },
  calls: {
    sendContactRequest: {
      title: '提交联系需求',
      group: '咨询',
      description: '提交联系需求，登录与否均可；同一 requestId 重复提交只记录一次',
      access: 'everybody',
      fields: {
        industryCode: { example: 'C' },
      },
    },
    sendInquiry: {
      title: '提交询价',
      group: '咨询',
      description: '提交应用询价，登录与否均可；同一 requestId 重复提交只记录一次',
      access: 'everybody',
      fields: {
        price: { example: '1万-5万元' },
      },
    },
  },
};
