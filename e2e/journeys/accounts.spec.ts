import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectLoggedIn, expectLoggedOut, fillCode, logIn, logOut, openLogin, register } from '../support/account.ts';
import { hideServerTime } from '../support/clocks.ts';
import { demoPassword } from '../support/demoPassword.ts';
import { expect, journey } from '../support/journey.ts';
import { latestMail } from '../support/outbox.ts';
import { photoOf } from '../support/registration.ts';
import { beginSession, openAccount } from '../support/session.ts';
import { passSlide, passWithoutPicture, slideBy, sliderOf } from '../support/slide.ts';

journey.use({ ownData: true });

/** Dedicated numbers and names: both journeys share one gateway, which sends a number one code per minute and purpose. */
const places = [
  {
    place: 'at a desk',
    device: { viewport: { width: 1440, height: 900 } },
    mobile: '13900000051',
    mailed: { username: 'mail_owner', mobile: '13900000054' },
    username: 'gym_owner',
    renewed: { username: 'visitor', mobile: '13800000001' },
    ended: { username: 'operator', mobile: '13800000003' },
  },
  {
    place: 'on a phone',
    device: { viewport: { width: 390, height: 844 }, hasTouch: true },
    mobile: '13900000052',
    mailed: { username: 'mail_keeper', mobile: '13900000055' },
    username: 'gym_keeper',
    renewed: { username: 'maker', mobile: '13800000002' },
    ended: { username: 'session_keeper', mobile: '13900000053' },
  },
];

for (const { place, device, mobile, username, mailed, renewed, ended } of places) {
  journey.describe(`logging in ${place}`, () => {
    journey.use(device);

    journey('returns to the previous page after a password and a captcha by mouse', async ({ page }) => {
      await page.goto('/solution');
      await openLogin(page, '登录');
      await expect(page).toHaveTitle('登录 - 力码');
      await expect(page.getByRole('main')).toBeFocused();
      const form = page.getByRole('tabpanel', { name: '密码登录' });
      await form.getByLabel('用户名或手机号').fill('visitor');
      await form.getByLabel('密码', { exact: true }).fill(demoPassword);
      await passSlide(page, form);
      await form.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page).toHaveURL(/\/solution\?t=\d+$/);
      await expect(page.getByRole('main')).toBeFocused();
      await expectLoggedIn(page, 'visitor', '申请标识前缀');
      await page.reload();
      await expectLoggedIn(page, 'visitor', '申请标识前缀');
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
      expect(kept).not.toMatch(/token|13800000001|example\.cn/i);
    });

    journey('keeps the input and asks for another slide when the password is wrong', async ({ page }) => {
      await page.goto('/login');
      const form = page.getByRole('tabpanel', { name: '密码登录' });
      await form.getByRole('button', { name: '登录', exact: true }).click();
      await expect(form.getByText('请输入用户名或手机号', { exact: true })).toBeVisible();
      await expect(form.getByText('密码不能为空')).toBeVisible();
      await expect(form.getByText('请拖动滑块完成验证')).toBeVisible();
      await form.getByLabel('用户名或手机号').fill('visitor');
      await form.getByLabel('密码', { exact: true }).fill('not the password');
      await passWithoutPicture(form);
      await form.getByRole('button', { name: '登录', exact: true }).click();
      await expect(form.getByText('用户名或密码错误，请核对后重新输入')).toBeVisible();
      await expect(form.getByLabel('用户名或手机号')).toHaveValue('visitor');
      await expect(form.getByLabel('密码', { exact: true })).toHaveValue('not the password');
      await expect(form.getByText('验证通过')).toBeHidden();
    });

    journey('shows the panel of its URL, also after a reload and on the way back', async ({ page }) => {
      await page.goto('/login?tab=register');
      const registering = page.getByRole('dialog', { name: '注册账号' });
      await expect(registering).toBeVisible();
      await page.reload();
      await expect(registering).toBeVisible();
      await page.goto('/login');
      await page.getByRole('tab', { name: '短信登录' }).click();
      await expect(page).toHaveURL(/\/login\?tab=code$/);
      await page.reload();
      await expect(page.getByRole('tabpanel', { name: '短信登录' })).toBeVisible();
      await page.getByRole('button', { name: '忘记密码' }).click();
      await expect(page).toHaveURL(/\/login\?tab=recover$/);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('tabpanel', { name: '短信登录' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('tabpanel', { name: '密码登录' })).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    });

    journey('gives another picture after five slides that missed', async ({ page }) => {
      await page.goto('/login');
      const form = page.getByRole('tabpanel', { name: '密码登录' });
      const picture = form.locator('img').first();
      await expect(sliderOf(form)).toBeEnabled();
      const first = await picture.getAttribute('src');
      for (let miss = 0; miss < 5; miss += 1) {
        await expect(sliderOf(form)).toBeEnabled();
        // Left of every possible hole.
        await slideBy(page, form, 0.05);
        // The knob goes back once the slide is judged.
        await expect(sliderOf(form)).toHaveValue('0');
      }
      await expect.poll(() => picture.getAttribute('src')).not.toBe(first);
    });

    journey(
      'opens the console in a new tab for an enterprise, and shows a link when pop-ups are blocked',
      async ({ page }) => {
        await page.addInitScript(() => {
          window.open = () => null;
        });
        await logIn(page, 'maker');
        await expect(page.getByRole('link', { name: /打开企业控制台/ })).toBeVisible();
        await expectLoggedIn(page, 'maker', '企业控制台');
      },
    );
  });

  journey.describe(`an account of one’s own ${place}`, () => {
    journey.use(device);

    journey('is registered by SMS, logged into by code, recovered, and given another password', async ({ page }) => {
      journey.setTimeout(180_000);
      await page.goto('/home');
      await openLogin(page, '注册');
      await register(page, { username, mobile, password: 'Quiet#Otter-51' });

      await page.getByRole('tab', { name: '短信登录' }).click();
      const byCode = page.getByRole('tabpanel', { name: '短信登录' });
      // As a phone's contacts format it.
      await byCode.getByLabel('手机号').fill(`+86 ${mobile.replace(/(\d{3})(\d{4})/, '$1 $2 ')}`);
      await fillCode(page, byCode, mobile);
      const code = byCode.getByLabel('验证码', { exact: true });
      const right = await code.inputValue();
      await code.fill(right.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)));
      await byCode.getByRole('button', { name: '登录', exact: true }).click();
      await expect(byCode.getByText(/验证码错误或已过期/)).toBeVisible();
      await code.fill(right);
      await byCode.getByRole('button', { name: '登录', exact: true }).click();
      await expectLoggedIn(page, username, '申请标识前缀');
      // The form for codes was a step of the history.
      await page.goBack();
      await expect(page).toHaveURL(/\/home$/);
      await logOut(page, username);

      await page.goto('/login');
      await page.getByRole('button', { name: '忘记密码' }).click();
      const recover = page.getByRole('dialog', { name: '找回密码' });
      await recover.getByLabel('手机号').fill(mobile);
      await fillCode(page, recover, mobile);
      await recover.getByLabel('新密码', { exact: true }).fill('Brave#Heron-52');
      await recover.getByLabel('确认密码').fill('Brave#Heron-52');
      await recover
        .getByRole('button', { name: /确认|提交|重置|找回|设置/ })
        .last()
        .click();
      await expect(page.getByText('密码找回成功')).toBeVisible();
      await logIn(page, username, 'Brave#Heron-52');

      await page.goto('/personal_update?type=2');
      const main = page.getByRole('main');
      await main.getByLabel('原密码').fill('Brave#Heron-52');
      await main.getByLabel('新密码', { exact: true }).fill('Swift#Crane-53');
      await main.getByLabel('确认密码').fill('Swift#Crane-53');
      await fillCode(page, main, mobile);
      await main.getByRole('button', { name: '确认修改' }).click();
      await expect(page.getByText('修改成功，请重新登录')).toBeVisible();
      await expect(page).toHaveURL(/\/login/);
      await logIn(page, username, 'Swift#Crane-53');
      await expect(page).toHaveURL(/\/personal_update/);
    });
  });

  journey.describe(`an e-mail address ${place}`, () => {
    journey.use(device);

    /** Passes the first unsolved captcha of a dialog, requests its code and types the one that was mailed. */
    async function proveBy(page: Page, dialog: Locator, label: string, email: string, purpose: string): Promise<void> {
      const checks = dialog.getByRole('button', { name: '不使用图片验证' });
      const passed = dialog.getByText('验证通过', { exact: true });
      const before = await passed.count();
      await checks.first().click();
      await expect(passed).toHaveCount(before + 1, { timeout: 40_000 });
      await dialog.getByRole('button', { name: '发送验证码' }).first().click();
      await dialog.getByLabel(label).fill((await latestMail(page, email, purpose)).code);
    }

    journey('is replaced by another with a code to each, and the old one gets a notice', async ({ page }) => {
      journey.setTimeout(120_000);
      const old = `${mailed.username}@example.cn`;
      const next = `new.${old}`;
      await openAccount(page, mailed.username, mailed.mobile, old);
      await page.goto('/personal_update');
      await page.getByRole('button', { name: '更换邮箱' }).click();
      const dialog = page.getByRole('dialog', { name: '更换邮箱' });
      await expect(dialog.getByText(old)).toBeVisible();
      await expect(dialog.getByRole('button', { name: '不使用图片验证' })).toHaveCount(2);
      await proveBy(page, dialog, '原邮箱验证码', old, 'changeEmail');
      // As a Chinese input method writes it.
      await dialog.getByLabel('新邮箱', { exact: true }).fill(`${next.replace('@', '＠').replace(/\.cn$/, '。cn')}`);
      await proveBy(page, dialog, '新邮箱验证码', next, 'newEmail');
      const right = await dialog.getByLabel('新邮箱验证码').inputValue();
      await dialog.getByLabel('新邮箱验证码').fill(right.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)));
      await dialog.getByRole('button', { name: '确认更换' }).click();
      await expect(dialog.getByText(/验证码错误或已过期/)).toBeVisible();
      await dialog.getByLabel('新邮箱验证码').fill(right);
      await dialog.getByRole('button', { name: '确认更换' }).click();
      await expect(page.getByText('邮箱已更换')).toBeVisible();
      await expect(page.getByRole('main').getByLabel('邮箱')).toHaveValue(next);
      await page.reload();
      await expect(page.getByRole('main').getByLabel('邮箱')).toHaveValue(next);
      expect((await latestMail(page, old, 'emailChanged')).text).toContain('n***@example.cn');
    });
  });

  journey.describe(`a session ${place}`, () => {
    journey.use(device);

    /** Opens a page as if the back/forward cache held it since: storage events do not reach it. Playwright turns the cache off. */
    async function leaveInCache(context: BrowserContext, address: string): Promise<Page> {
      const left = await context.newPage();
      await left.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
      await left.goto(address);
      await expectLoggedIn(left, 'visitor', '申请标识前缀');
      await expect(left.getByRole('main').getByRole('textbox').first()).toBeVisible();
      // No call of a page in the cache is answered: one that is under way here would find the session ended.
      await left.waitForLoadState('networkidle');
      await left.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      return left;
    }

    /** Shows that page again; it may be reloaded. */
    async function showFromCache(left: Page): Promise<void> {
      await left.evaluate(() => {
        setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      });
    }

    /** Submits the password form with invalid values: nothing is changed. */
    async function fillChange(page: Page, number: string): Promise<Locator> {
      await page.goto('/personal_update?type=2');
      const main = page.getByRole('main');
      await main.getByLabel('原密码').fill('not the old one');
      await main.getByLabel('新密码', { exact: true }).fill('Swift#Crane-53');
      await main.getByLabel('确认密码').fill('Swift#Crane-53');
      await fillCode(page, main, number);
      return main;
    }

    journey('is refreshed once when its token expires while a form is being filled in', async ({ page }) => {
      await page.clock.install();
      await logIn(page, renewed.username);
      const main = await fillChange(page, renewed.mobile);
      const renewals: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/oauth/token')) renewals.push(request.url());
      });
      await hideServerTime(page);
      await page.clock.fastForward('31:00');
      await main.getByRole('button', { name: '确认修改' }).click();
      await expect(main.getByText('原密码错误，请核对后重新输入').first()).toBeVisible();
      await expect(main.getByLabel('新密码', { exact: true })).toHaveValue('Swift#Crane-53');
      expect(renewals).toHaveLength(1);
    });

    journey('leads to the login page and back to the unsaved input when it was ended elsewhere', async ({ page }) => {
      if (ended.username === 'operator') await beginSession(page, ended.username);
      else await openAccount(page, ended.username, ended.mobile);
      const main = await fillChange(page, ended.mobile);
      // The session cookie is shared with the other tab.
      await page.request.get('/platform-security-service/logout?fingerprint=elsewhere');
      await main.getByRole('button', { name: '确认修改' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await logIn(page, ended.username);
      await expect(page).toHaveURL(/\/personal_update\?type=2&t=\d+$/);
      await expect(main.getByLabel('原密码')).toHaveValue('not the old one');
      await expect(main.getByLabel('新密码', { exact: true })).toHaveValue('Swift#Crane-53');
    });

    journey('ends in every tab when the user logs out in one', async ({ page, context }) => {
      await beginSession(page, 'visitor');
      await page.goto('/solution');
      const other = await context.newPage();
      await other.goto('/personal_update');
      await expectLoggedIn(other, 'visitor', '申请标识前缀');
      const [cookie] = await context.cookies(new URL('/platform-security-service/', page.url()).href);
      expect(cookie).toMatchObject({ name: 'lima_refresh', httpOnly: true, sameSite: 'Strict' });
      await other.evaluate(() => sessionStorage.setItem('orderPayment', '{"values":{"bankNo":"6222020118000009"}}'));
      await logOut(page, 'visitor');
      await expect(other).toHaveURL(/\/home/);
      expect(await other.evaluate(() => sessionStorage.getItem('orderPayment'))).toBeNull();
      await expectLoggedOut(other);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      // The page does not wait for the answer that takes the cookie.
      await expect.poll(() => context.cookies(new URL('/platform-security-service/', page.url()).href)).toEqual([]);
    });

    journey(
      'is over in a page of the back/forward cache when its user logged out elsewhere',
      async ({ page, context }) => {
        await beginSession(page, 'visitor');
        await page.goto('/solution');
        const left = await leaveInCache(context, '/personal_update');
        await logOut(page, 'visitor');
        await expect(left.getByRole('main').getByLabel('邮箱')).toBeVisible();
        await showFromCache(left);
        await expect(left).toHaveURL(/\/home/);
        await expectLoggedOut(left);
      },
    );

    journey(
      'leaves the input in a page of the back/forward cache when it expired meanwhile',
      async ({ page, context }) => {
        await beginSession(page, 'visitor');
        const left = await leaveInCache(context, '/personal_update?type=2');
        const typed = left.getByRole('main').getByLabel('原密码');
        await typed.fill('not yet sent');
        await page.request.get('/platform-security-service/logout?fingerprint=elsewhere');
        // A page that reads the profile itself finds the session expired; others reuse an answer of the last second.
        await page.goto('/personal_update');
        await expect(page).toHaveURL(/\/login/);
        await showFromCache(left);
        await expectLoggedOut(left);
        await expect(typed).toHaveValue('not yet sent');
      },
    );

    journey('leaves nothing behind on logout in a tab that has sent no request yet', async ({ page, context }) => {
      await beginSession(page, 'visitor');
      await page.goto('/solution');
      const other = await context.newPage();
      await other.goto('/news');
      await expectLoggedIn(other, 'visitor', '申请标识前缀');
      await other.evaluate(() => sessionStorage.setItem('orderPayment', '{"values":{"bankNo":"6222020118000009"}}'));
      await logOut(page, 'visitor');
      await expectLoggedOut(other);
      expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
    });
  });
}

journey('an avatar is cropped, and shown by the settings and the header', async ({ page }) => {
  await openAccount(page, 'shown_owner', '13900000056');
  await page.goto('/personal_update');
  const main = page.getByRole('main');
  await main.getByLabel('头像', { exact: true }).setInputFiles(await photoOf(page, 5));
  await page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '使用此图片' }).click();
  await expect(main.getByRole('img', { name: '头像', exact: true })).toBeVisible();
  const inHeader = page.getByRole('banner').getByRole('button', { name: 'shown_owner' }).locator('img');
  const stored = /^(?:https?:\/)?\//;
  await expect(inHeader).toHaveAttribute('src', stored);
  await page.goto('/news');
  await expect(inHeader).toHaveAttribute('src', stored);
  const ratio = inHeader.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth / image.naturalHeight;
  });
  expect(await ratio).toBe(1);
});

journey.describe('without a mouse', () => {
  journey('can be completed by keyboard alone, from home to logged in', async ({ page }) => {
    await page.goto('/home');
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    async function tabTo(name: string): Promise<void> {
      for (let step = 0; step < 40 && (await focused()).trim() !== name; step += 1) await page.keyboard.press('Tab');
      expect((await focused()).trim()).toBe(name);
    }
    await tabTo('登录');
    await page.keyboard.press('Enter');
    const form = page.getByRole('tabpanel', { name: '密码登录' });
    await expect(form).toBeVisible();
    await form.getByLabel('用户名或手机号').focus();
    await page.keyboard.type('operator');
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await tabTo('不使用图片验证');
    await page.keyboard.press('Enter');
    await expect(form.getByText('验证通过').first()).toBeVisible({ timeout: 40_000 });
    await tabTo('登录');
    await page.keyboard.press('Enter');
    await expectLoggedIn(page, 'operator', '申请标识前缀');
  });
});
