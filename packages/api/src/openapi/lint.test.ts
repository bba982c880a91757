import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApiDocument } from './document.ts';

it("keeps redocly's recommended rules when it is linted", async () => {
  const source = JSON.stringify(openApiDocument({ serverUrl: 'https://id.lima.cn' }));
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
}, 120_000);
