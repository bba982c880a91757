import { expect, type Page } from '@playwright/test';
import { outboxKey } from './gateway.ts';

/** The latest code that was sent to a number, from the local outbox page. */
export async function latestCode(
  page: Page,
  mobile: string,
  later: (code: string) => boolean = () => true,
): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/__outbox?key=${outboxKey}&phone=${mobile}`);
      const { messages } = (await answer.json()) as { messages: { code: string }[] };
      code = messages[0]?.code ?? '';
      return code !== '' && later(code);
    })
    .toBe(true);
  return code;
}

/** The latest mail to an address, from the local outbox page. */
export async function latestMail(page: Page, email: string, purpose: string): Promise<{ code: string; text: string }> {
  const fitting = async () => {
    const answer = await page.request.get(`/__outbox?${new URLSearchParams({ key: outboxKey, email })}`);
    const { mails } = (await answer.json()) as { mails: { purpose: string; code: string; text: string }[] };
    return mails.find((mail) => mail.purpose === purpose);
  };
  await expect.poll(async () => (await fitting()) !== undefined).toBe(true);
  return (await fitting()) ?? { code: '', text: '' };
}
