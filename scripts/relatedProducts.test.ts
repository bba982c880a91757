import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../apps/gateway/demo/apps/demoMarket.ts';
import { caseSubject } from '../packages/content/src/content/caseSubject.ts';
import { checkFile } from '../packages/content/src/content/checkContent.ts';

const folder = new URL('../apps/portal/content/case/', import.meta.url);
const drawings = new Set(
  readdirSync(new URL('../packages/ui/illustrations/on-ink/', import.meta.url)).map((file) => file.replace('.svg', '')),
);
const apps = new Map(demoProducts('2026-05-18').map(({ id, name }) => [id, name]));

describe('apps named by cases', () => {
  it.each(readdirSync(folder).filter((file) => file.endsWith('.md')))(
    'exist in the demo market with these names in %s',
    (name) => {
      const { item } = checkFile(caseSubject, { name, text: readFileSync(new URL(name, folder), 'utf8') }, drawings);
      const named = item?.relatedProducts ?? [];
      expect(named.length).toBeGreaterThan(0);
      expect(named).toEqual(named.map(({ id }) => ({ id, name: apps.get(id) })));
    },
  );
});
