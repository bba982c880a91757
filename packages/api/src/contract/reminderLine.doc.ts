import type { DocumentOf } from '../documents/callDocument.ts';
import type * as calls from './reminderLine.ts';

export const reminderLineDocument: DocumentOf<typeof calls> = {
  fields: {
    line: '提醒次数，达到后提示访客；null为平台默认次数',
  },
  calls: {
    setReminderLine: {
      title: '设置提醒次数',
      group: '防伪',
      description: '设置型号的防伪查询提醒次数，达到后提醒访客核对购买渠道；留空按平台默认次数',
      access: 'makers',
      sees: 'models of their own enterprise; ADMIN and MANAGER every one',
    },
  },
};
