import { messages } from '@lima-id/domain';

/** The built-in texts of a confirmation; the caller always provides the label of the confirming button. */
export const confirmDialogTexts = { cancel: '取消', failed: messages.request.failed } as const;
