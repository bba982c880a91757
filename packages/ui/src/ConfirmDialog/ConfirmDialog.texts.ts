import { messages } from '@lima-id/domain';

/** What a question says beside its own words; what confirms it is always said by the asker. */
export const confirmDialogTexts = { cancel: '取消', failed: messages.request.failed } as const;
