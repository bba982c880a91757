import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The dialog of a contact request or an inquiry. */
export function leadDialog(page: Page, name: '联系我们' | '询价'): Locator {
  return page.getByRole('dialog', { name });
}

/** The sender and the text. */
export interface Asking {
  companyName: string;
  contactPersonName: string;
  contactPersonPhone: string;
  consultContent: string;
}

/** Fills the fields that both dialogs share. */
export async function fillPerson(dialog: Locator, asking: Asking): Promise<void> {
  await dialog.getByLabel('企业名称').fill(asking.companyName);
  await dialog.getByLabel('联系人').fill(asking.contactPersonName);
  await dialog.getByLabel('联系电话').fill(asking.contactPersonPhone);
  await dialog.getByLabel('咨询内容').fill(asking.consultContent);
}

/** Fills the whole contact form including the agreement: the dialog's, or the given one. */
export async function fillContact(
  page: Page,
  asking: Asking,
  form: Locator = leadDialog(page, '联系我们'),
): Promise<void> {
  await form.getByRole('combobox', { name: '所属行业' }).click();
  for (const name of ['制造业', '文教、工美、体育和娱乐用品制造业', '体育用品制造'])
    await page.getByRole('option', { name, exact: true }).click();
  await fillPerson(form, asking);
  await form.getByRole('checkbox', { name: /协议声明/ }).check();
}

/** The form still contains the input. */
export async function expectPerson(dialog: Locator, asking: Asking): Promise<void> {
  await expect(dialog.getByLabel('企业名称')).toHaveValue(asking.companyName);
  await expect(dialog.getByLabel('联系人')).toHaveValue(asking.contactPersonName);
  await expect(dialog.getByLabel('联系电话')).toHaveValue(asking.contactPersonPhone);
  await expect(dialog.getByLabel('咨询内容')).toHaveValue(asking.consultContent);
}
