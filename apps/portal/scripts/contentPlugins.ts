import { fileURLToPath } from 'node:url';
import { contentFiles, documentFiles } from '@lima-id/content';
import type { Plugin } from 'vite';
import { brand } from '../src/brand/brand.ts';

const folder = fileURLToPath(new URL('../content/', import.meta.url));

/** Reads the site's content; documents name the brand as their publisher. */
export function contentPlugins(): Plugin[] {
  const { name, latinName, tagline, node } = brand;
  return [contentFiles(folder), documentFiles(folder, { name, latinName, tagline, nodePrefix: node.prefix })];
}
