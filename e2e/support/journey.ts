import { test as base } from '@playwright/test';
import { type RunningGateway, startGateway } from './gateway.ts';

/** A journey runs against the built portal, served by a real gateway with the demo data. */
export const journey = base.extend<{ baseURL: string }, { gateway: RunningGateway }>({
  gateway: [
    async ({}, use) => {
      const gateway = await startGateway();
      await use(gateway);
      await gateway.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ gateway }, use) => {
    await use(gateway.url);
  },
});

export { expect } from '@playwright/test';

/** The treadmill of the demo data: it has every scene. */
export const treadmill = '88.118.001/GT-2026-000123';
/** The recalled spinning bike of the demo data. */
export const recalledBike = '88.118.036/SB-2025-018842';
