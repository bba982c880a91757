import { expect, type Page } from '@playwright/test';
import { outboxKey } from './gateway.ts';

/** Reads the outbox page. Not by the page's own requests: the outbox refuses those with the address of a visitor elsewhere. */
async function readOutbox<Content>(page: Page, query: Record<string, string>): Promise<Content> {
  const health = await page.request.get('/healthz');
  const address = new URL(`/__outbox?${new URLSearchParams({ key: outboxKey, ...query })}`, health.url());
  return (await (await fetch(address)).json()) as Content;
}

/** The latest code that was sent to a number, from the local outbox page. */
export async function latestCode(
  page: Page,
  mobile: string,
  later: (code: string) => boolean = () => true,
): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const { messages } = await readOutbox<{ messages: { code: string }[] }>(page, { phone: mobile });
      code = messages[0]?.code ?? '';
      return code !== '' && later(code);
    })
    .toBe(true);
  return code;
}

/** The latest mail to an address, from the local outbox page. */
export async function latestMail(page: Page, email: string, purpose: string): Promise<{ code: string; text: string }> {
  const fitting = async () => {
    const { mails } = await readOutbox<{ mails: { purpose: string; code: string; text: string }[] }>(page, { email });
    return mails.find((mail) => mail.purpose === purpose);
  };
  await expect.poll(async () => (await fitting()) !== undefined).toBe(true);
  return (await fitting()) ?? { code: '', text: '' };
}
