import { pages } from '@lima-id/api';
import { blockingProblems, weighDocument } from '../../scripts/pageBudgets/documentWeight.ts';
import { overBudget, pageBudgets, shownWeight } from '../../scripts/pageBudgets/pageBudgets.ts';
import { expect, journey } from '../support/journey.ts';
import { addresses, type PublicPage } from '../support/publicPages.ts';

const names = Object.keys(addresses) as PublicPage[];

journey.describe('the document of a page', () => {
  for (const name of names.filter((page) => pages[page].prerender === 'gateway')) {
    journey(`stays within its budgets when the gateway prerenders ${name}`, async ({ request }) => {
      const html = await (await request.get(addresses[name], { headers: { accept: 'text/html' } })).text();
      expect(html).toContain('<div id="root"><');
      const weight = weighDocument(html);
      console.log(`${name}: ${shownWeight(weight)}`);
      expect(overBudget(name, weight, pageBudgets)).toEqual([]);
    });
  }

  // The build's own check reads what the build wrote; the gateway fills in origin and policy.
  journey('has nothing that blocks its first paint but what the design allows', async ({ request }) => {
    for (const name of names) {
      const html = await (await request.get(addresses[name], { headers: { accept: 'text/html' } })).text();
      expect(blockingProblems(html), name).toEqual([]);
    }
  });
});
