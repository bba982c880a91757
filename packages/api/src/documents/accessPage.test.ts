import { expect, it } from 'vitest';
import { accessPage } from './accessPage.ts';

it('docs/rules/access.md equals the page generated from the documents of the calls', async () => {
  await expect(accessPage()).toMatchFileSnapshot('../../../../docs/rules/access.md');
});
