import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  pieceLines,
  restPerRequestMs,
  restShareMax,
  turnIntervalMs,
} from '../apps/gateway/src/registration/import/limits.ts';

it('docs/rules/import.md states how an import takes its turns with the values of the gateway', () => {
  const page = readFileSync(new URL('../docs/rules/import.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  const stated = {
    pieceLines: /pieces of ([\d,]+) \(`pieceLines`\)/,
    turnIntervalMs: /once a second \(`turnIntervalMs`\)/,
    restPerRequestMs: /two milliseconds for each request that came meanwhile \(`restPerRequestMs`\)/,
    restShareMax:
      /six times as long as the piece took at most \(`restShareMax`\): on a busy gateway imports take a seventh/,
  };
  expect(page.match(stated.pieceLines)?.[1]).toBe(pieceLines.toLocaleString('en'));
  expect([turnIntervalMs, restPerRequestMs, restShareMax]).toEqual([1_000, 2, 6]);
  expect(page).toMatch(stated.turnIntervalMs);
  expect(page).toMatch(stated.restPerRequestMs);
  expect(page).toMatch(stated.restShareMax);
});
