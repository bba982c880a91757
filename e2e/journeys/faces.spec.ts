import { expect, journey } from '../support/journey.ts';
import { addresses } from '../support/publicPages.ts';

/** KB (1000 bytes) of the five small faces, about a twentieth above what was measured. */
const mostKilobytes = 44;

journey.describe('the faces of a public page', () => {
  for (const [name, address] of Object.entries(addresses))
    journey(`are files of our own characters on ${name}`, async ({ page }) => {
      const faces = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        if (response.request().resourceType() === 'font') faces.set(response.url(), response.body());
      });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      expect([...faces.keys()].filter((url) => !url.includes('-text-'))).toEqual([]);
      const bodies = await Promise.all(faces.values());
      const kilobytes = bodies.reduce((sum, body) => sum + body.length, 0) / 1000;
      console.log(`${name}: ${faces.size} faces, ${kilobytes.toFixed(1)} KB`);
      expect(kilobytes).toBeGreaterThan(0);
      expect(kilobytes).toBeLessThanOrEqual(mostKilobytes);
    });
});
