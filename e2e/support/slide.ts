import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The slider of a captcha, by its accessible name. */
export function sliderOf(place: Locator): Locator {
  return place.getByRole('slider', { name: '滑块验证' });
}

/**
 * Finds the hole by image analysis: the position in the piece's row with the piece's shape, darker or brighter than its surroundings.
 * Returned as a fraction of the piece's track, 0 to 1.
 */
async function seeHole(place: Locator): Promise<number> {
  const sources = await place.locator('img').evaluateAll((images) =>
    images
      .map((image) => image as HTMLImageElement)
      .filter(({ src }) => src.startsWith('data:'))
      .map((image) => ({ src: image.src, width: image.naturalWidth, top: image.style.insetBlockStart })),
  );
  const [picture, piece] = sources.toSorted((one, other) => other.width - one.width);
  if (picture === undefined || piece === undefined) throw new Error('The check shows no picture.');
  return await place.page().evaluate(
    async ({ picture, piece }) => {
      const pixels = async (src: string) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, canvas.width, canvas.height);
      };
      const [ground, shape] = [await pixels(picture.src), await pixels(piece.src)];
      const top = Math.round((Number.parseFloat(piece.top) / 100) * ground.height);
      const isShape = (x: number, y: number) =>
        x >= 0 &&
        y >= 0 &&
        x < shape.width &&
        y < shape.height &&
        (shape.data[(y * shape.width + x) * 4 + 3] ?? 0) > 128;
      const near = (x: number, y: number, reach: number, wanted: boolean) => {
        for (let up = -reach; up <= reach; up += 1)
          for (let across = -reach; across <= reach; across += 1)
            if (isShape(x + across, y + up) === wanted) return true;
        return false;
      };
      const inside: [number, number][] = [];
      const around: [number, number][] = [];
      for (let y = 0; y < shape.height; y += 2) {
        for (let x = 0; x < shape.width; x += 2) {
          if (isShape(x, y)) inside.push([x, y]);
          else if (near(x, y, 6, true) && !near(x, y, 2, true)) around.push([x, y]);
        }
      }
      const light = (x: number, y: number) => {
        const at = (y * ground.width + x) * 4;
        return ((ground.data[at] ?? 0) + (ground.data[at + 1] ?? 0) + (ground.data[at + 2] ?? 0)) / 3;
      };
      let best = { score: Number.NEGATIVE_INFINITY, left: 0 };
      for (let left = shape.width; left + shape.width <= ground.width; left += 2) {
        const [within, outside] = [inside, around].map((places) => places.map(([x, y]) => light(left + x, top + y)));
        const all = [...(within ?? []), ...(outside ?? [])];
        const mean = (values: number[] = []) => values.reduce((sum, value) => sum + value, 0) / values.length;
        const middle = mean(all);
        const spread = Math.sqrt(mean(all.map((value) => (value - middle) ** 2)));
        const score = Math.abs(mean(within) - mean(outside)) / Math.max(1, spread);
        if (score > best.score) best = { score, left };
      }
      // The piece starts at 8 of 400, and its box is as wide as its image.
      const unit = ground.width / 400;
      return (best.left / unit - 8) / (400 - 8 - shape.width / unit);
    },
    { picture, piece },
  );
}

/** Durations of slides in ms: of the first one, what each further one takes longer, and the most that is in time on a busy machine. */
const slideMs = { first: 900, more: 350, most: 2_600 };

/**
 * Drags the knob by a fraction of its track in some ms, in steps by the clock, so that a busy machine makes fewer steps and no slower slide.
 */
export async function slideBy(page: Page, place: Locator, part: number, tookMs = slideMs.first): Promise<void> {
  const slider = sliderOf(place);
  await slider.scrollIntoViewIfNeeded();
  const knob = await slider.boundingBox();
  const track = await slider.locator('..').boundingBox();
  if (knob === null || track === null) throw new Error('The slider is not shown.');
  const x = knob.x + knob.width / 2;
  const y = knob.y + knob.height / 2;
  const way = part * (track.width - knob.width);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const start = performance.now();
  for (let time = 0; time < 1; ) {
    await page.waitForTimeout(15);
    time = Math.min(1, (performance.now() - start) / tookMs);
    const eased = 1 - (1 - time) ** 2;
    await page.mouse.move(x + way * eased, y + Math.sin(time * 24) * 2);
  }
  await page.mouse.up();
}

/** Maximum number of pictures: in one of five the finder above is wrong, as people may be, and a run looks at hundreds. */
const looks = 12;

/**
 * Slides the piece into the hole by mouse; retries with another picture after a miss, more slowly, as people do: on a machine that stalls
 * for long, a fast slide consists of leaps, which the check takes for a program's.
 */
export async function passSlide(page: Page, place: Locator): Promise<void> {
  const passed = place.getByText('验证通过').first();
  for (let look = 0; look < looks; look += 1) {
    await expect(sliderOf(place)).toBeEnabled();
    await slideBy(page, place, await seeHole(place), Math.min(slideMs.first + look * slideMs.more, slideMs.most));
    await passed
      .or(place.getByText(/没有对齐|用时过长/))
      .first()
      .waitFor();
    if (await passed.isVisible()) return;
    const before = await place.locator('img').first().getAttribute('src');
    await place.getByRole('button', { name: '换一张' }).click();
    await expect(place.locator('img').first()).not.toHaveAttribute('src', before ?? '');
  }
  throw new Error('The hole was not found.');
}

/** Passes the captcha without pictures, by proof of work. */
export async function passWithoutPicture(place: Locator): Promise<void> {
  await place.getByRole('button', { name: '不使用图片验证' }).click();
  await expect(place.getByText('验证通过').first()).toBeVisible({ timeout: 40_000 });
}
