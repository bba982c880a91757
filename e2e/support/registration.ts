import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { passWithoutPicture } from './slide.ts';

/** The registration form. */
export function formOf(page: Page): Locator {
  return page.getByRole('form', { name: '企业标识前缀注册申请表' });
}

/** Selects in a field with a list, or level by level in dependent lists. */
async function choose(page: Page, field: string, ...names: readonly (string | RegExp)[]): Promise<void> {
  await formOf(page).getByRole('combobox', { name: field }).click();
  for (const name of names) await page.getByRole('option', { name, exact: true }).click();
}

/** A small JPEG as from a camera, different for each number. */
export async function photoOf(page: Page, number: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate((seed) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [480, 320];
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('This browser draws no pictures.');
    pen.fillStyle = `hsl(${seed * 67} 60% 60%)`;
    pen.fillRect(0, 0, 480, 320);
    pen.fillStyle = 'black';
    pen.fillText(`number ${seed}`, 20, 40);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, number);
  const buffer = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
  return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Adds a picture to a field, and waits until it is uploaded: its box and its error change then, and move what is pressed below. */
async function addPhoto(page: Page, field: string | RegExp, number: number): Promise<void> {
  const form = formOf(page);
  await form.getByLabel(field).setInputFiles(await photoOf(page, number));
  await expect(form.getByRole('button', { name: /预览/ })).toHaveCount(number, { timeout: 20_000 });
}

/** Fills the whole form including pictures and agreement for a prefix, with the contact's number. */
export async function fillForm(page: Page, prefix: string, contactPhone: string): Promise<void> {
  const form = formOf(page);
  await choose(page, '二级节点', /88\.118/);
  await form.getByLabel('企业前缀').fill(prefix);
  await form.getByLabel('企业名称').fill('山东泰岳健身科技有限公司');
  await choose(page, '企业类型', '企业');
  await choose(page, '证照类型', '营业执照');
  await form.getByLabel('证照号码').fill('91350100M000100Y43');
  await addPhoto(page, '证照图片', 1);
  await choose(page, '所属行业', '制造业', '文教、工美、体育和娱乐用品制造业', '体育用品制造');
  await choose(page, '注册地区', '山东省', '德州市', '宁津县');
  await form.getByLabel('详细地址').fill('宁津县示例路118号');
  await form.getByLabel('企业简介').fill('商用健身器材的研发与制造');
  await form.getByLabel('法定代表人').fill('陈立群');
  await choose(page, '证件类型', '居民身份证');
  await form.getByLabel('证件号码').fill('11010519491231002X');
  await addPhoto(page, /人像面/, 2);
  await addPhoto(page, /国徽面/, 3);
  await form.getByLabel('联系人').fill('王晓楠');
  await form.getByLabel('手机号').fill(contactPhone);
  await form.getByLabel('邮箱').fill('wangxn@example.cn');
  await form.getByRole('checkbox').check();
}

/** Submits the form, using the captcha without pictures. */
export async function sendForm(page: Page): Promise<void> {
  await formOf(page).getByRole('button', { name: '提交申请' }).click();
  const dialog = page.getByRole('dialog', { name: '确认提交申请' });
  await passWithoutPicture(dialog);
  await dialog.getByRole('button', { name: '提交申请' }).click();
}
