import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey.ts';

const titles = ['产线上的一个码', '扫码之后发生了什么', '一家门店的设备账本'] as const;

/** Names of the videos that are playing. */
const playing = (page: Page) =>
  page
    .locator('video')
    .evaluateAll((videos) =>
      videos.filter((video) => video instanceof HTMLVideoElement && !video.paused).map((video) => video.ariaLabel),
    );

journey.describe('the company introduction', () => {
  journey('is linked from the footer of the home page', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('contentinfo').getByRole('link', { name: '力码工业互联网有限公司' }).click();
    await expect(page).toHaveURL(/\/introduce$/);
    await expect(page.getByRole('heading', { level: 1, name: '让每一台器材都有据可查' })).toBeVisible();
    await expect(page).toHaveTitle('企业介绍 - 力码');
  });

  journey(
    'plays one video at a time, the selected one on the stage, with captions and by keyboard',
    async ({ page }) => {
      await page.goto('/introduce');
      const [first, second, third] = titles;
      const stage = page.locator('video');
      const choice = (title: string) =>
        page.getByRole('list', { name: '选择图片或视频' }).getByRole('button', { name: title });
      await expect(stage).toHaveAccessibleName(first);
      expect(await playing(page)).toEqual([]);

      await choice(second).focus();
      await page.keyboard.press('Enter');
      await expect(stage).toHaveAccessibleName(second);
      await expect(page.getByText('正在播放')).toBeVisible();
      await expect.poll(() => playing(page)).toEqual([second]);
      await expect.poll(() => stage.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1);
      const caption = await stage.evaluate((video: HTMLVideoElement) => {
        const track = video.textTracks[0];
        return [track?.mode, track?.language, (track?.cues?.length ?? 0) > 3];
      });
      // The page shows the captions below the video.
      expect(caption).toEqual(['hidden', 'zh-CN', true]);
      const player = page.getByRole('group', { name: second });
      await player.getByRole('slider', { name: '播放进度' }).focus();
      await page.keyboard.press('k');
      await page.keyboard.press('5');
      await expect(player.getByText('企业节点找到这一台器材，把它的对象档案送回手机。')).toBeVisible();
      await expect(player.getByRole('slider')).toHaveAttribute('aria-valuetext', /^00:1\d，共 00:\d\d，03 /);
      await player.getByRole('button', { name: '全屏' }).click();
      await expect(player.getByRole('button', { name: '退出全屏' })).toBeVisible();
      await page.keyboard.press('f');
      await expect(player.getByRole('button', { name: '全屏', exact: true })).toBeVisible();

      await choice(third).click();
      await expect(stage).toHaveAccessibleName(third);
      await expect(choice(second)).toBeVisible();
      await expect.poll(() => playing(page)).toEqual([third]);
      await expect(page.getByRole('button', { name: '暂停' })).toBeFocused();
      await page.keyboard.press('Space');
      await expect.poll(() => playing(page)).toEqual([]);
      await expect(page.getByText('正在播放')).toBeHidden();
    },
  );

  journey('serves its videos in two formats, with range requests, posters and captions', async ({ page }) => {
    for (const name of ['one-code', 'after-scan', 'equipment-book']) {
      for (const [kind, type] of [
        ['webm', 'video/webm'],
        ['mp4', 'video/mp4'],
        ['webp', 'image/webp'],
        ['vtt', 'text/vtt'],
      ]) {
        const part = await page.request.get(`/media/${name}.${kind}`, { headers: { range: 'bytes=0-9' } });
        expect([part.status(), part.headers()['content-type']?.split(';')[0]]).toEqual([206, type]);
      }
    }
  });
});
