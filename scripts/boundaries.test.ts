import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCycles, findViolation, importsOf, moduleOf } from './boundaries/imports.ts';
import { gatewayLayers, modules, testFiles } from './boundaries/modules.ts';
import { repositoryFiles } from './repositoryFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = repositoryFiles(root).filter((file) =>
  /^(?:(?:packages|apps)\/[^/]+\/src|apps\/gateway\/(?:demo|testing))\/.*\.tsx?$/.test(file),
);
const graph = new Map(files.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]));

/** One product file of each module. */
const samples = new Map(
  files.flatMap((file) => (testFiles.test(file) ? [] : [[moduleOf(file)?.name ?? 'none', file] as const])),
);

describe('module boundaries', () => {
  it('allow every import in the repository', () => {
    const violations = [...graph].flatMap(([file, imported]) =>
      imported.map((target) => findViolation(file, target) ?? []),
    );
    expect(violations.flat()).toEqual([]);
  });

  it('contain no import cycle, type imports included', () => {
    expect(findCycles(graph)).toEqual([]);
  });

  it('assign every file to a module, and have no module without files', () => {
    expect(samples.has('none')).toBe(false);
    const unused = modules.filter((module) => !files.some((file) => module.files.test(file)));
    expect(unused).toEqual([]);
  });

  describe.each([...samples])('%s', (name, file) => {
    const others = [...samples].filter(([other]) => other !== name);
    const { imports = [] } = moduleOf(file) ?? {};
    const isAllowed = (other: string) =>
      imports.some(
        (allowed) => allowed === other || (allowed.endsWith('/*') && other.startsWith(allowed.slice(0, -1))),
      );

    it('reject a planted import of every module that is not allowed', () => {
      for (const [other, target] of others) {
        const path = relative(dirname(file), target);
        const source = `import type { Planted } from '${path.startsWith('.') ? path : `./${path}`}';`;
        const [planted = ''] = importsOf(file, source);
        const isSameWorkspace = other.split('/')[0] === name.split('/')[0];
        expect(findViolation(file, planted) === null, `${name} -> ${other}`).toBe(isSameWorkspace && isAllowed(other));
      }
    });
  });
});

/** The layer of a module of the gateway, 0 for the lowest; -1 for other modules. */
const layerOf = (module = '') => gatewayLayers.findIndex((layer) => layer.includes(module.replace('gateway/', '')));

describe('the layers of the gateway', () => {
  it('contain every module once', () => {
    const names = modules.flatMap(({ name }) => (name.startsWith('gateway/') ? name.replace('gateway/', '') : []));
    expect(gatewayLayers.flat()).toEqual([...new Set(names)]);
  });

  it('have no import to the same layer or a higher one', () => {
    const upward = [...graph].flatMap(([file, imported]) => {
      const module = moduleOf(file)?.name;
      if (testFiles.test(file) || layerOf(module) === -1) return [];
      return imported
        .filter((target) => moduleOf(target)?.name !== module && layerOf(moduleOf(target)?.name) >= layerOf(module))
        .map((target) => `${file} -> ${target}`);
    });
    expect(upward).toEqual([]);
  });

  it('reject a planted import of every module of the same layer or a higher one', () => {
    const ofGateway = [...samples].filter(([name]) => layerOf(name) !== -1);
    const upward = ofGateway.flatMap(([from, file]) =>
      ofGateway.flatMap(([to, target]) =>
        from !== to && layerOf(to) >= layerOf(from) ? [[file, target] as const] : [],
      ),
    );
    expect(upward.length).toBeGreaterThan(500);
    expect(upward.filter(([file, target]) => findViolation(file, target) === null)).toEqual([]);
  });

  it('match the list in ARCHITECTURE.md', () => {
    const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    const [, list = ''] = /```layers\n([^]*?)```/.exec(page) ?? [];
    const lines = list.trim().split('\n');
    expect(lines.map((line) => line.trim().split(/\s+/))).toEqual(gatewayLayers.toReversed());
  });
});

/** Forbidden packages and paths, in every import syntax. */
const planted = [
  ['packages/domain/src/identifier/code.ts', "import { useState } from 'react';"],
  ['packages/domain/src/identifier/code.ts', "import { z } from 'zod';"],
  ['packages/domain/src/identifier/code.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/domain/src/identifier/code.ts', "import { call } from '@lima-id/api';"],
  ['packages/api/src/client/call.ts', "import type { ButtonProps } from '@lima-id/ui';"],
  ['packages/api/src/client/createClient.ts', "import { recallDocument } from '../contract/recall.doc.ts';"],
  ['packages/api/src/index.ts', "export { callDocuments } from './documents/callDocuments.ts';"],
  ['packages/content/src/documents/sheet.ts', "import { styled } from 'styled-components';"],
  ['packages/content/src/documents/sheet.ts', "import { brand } from '../../../../apps/portal/src/brand/brand.ts';"],
  ['apps/portal/src/shared/api/call.ts', "import { callDocuments } from '@lima-id/api/documents';"],
  ['apps/portal/src/screens/document/api/openApiQuery.ts', "import { openApiDocument } from '@lima-id/api/openapi';"],
  ['apps/portal/src/routes.tsx', "import { contentFiles } from '@lima-id/content';"],
  ['packages/ui/src/Button/Button.tsx', "import { Link } from 'react-router-dom';"],
  ['packages/ui/src/Button/Button.tsx', "export * from '@lima-id/api';"],
  ['packages/ui/src/Button/Button.tsx', "const Charts = lazy(() => import('../charts/TrendLine.tsx'));"],
  ['packages/ui/src/Button/Button.tsx', "import { LookupBar } from '../LookupBar/LookupBar.tsx';"],
  ['packages/ui/src/charts/TrendLine.tsx', "import { SceneIcon } from '../SceneIcon/SceneIcon.tsx';"],
  ['apps/portal/src/screens/home/HomeScreen.tsx', "import { styled } from 'styled-components';"],
  ['apps/portal/src/screens/market/store/FreeBlock.tsx', "import { HomeScreen } from '../../home/HomeScreen.tsx';"],
  ['apps/portal/src/routes.tsx', "import { app } from '@lima-id/gateway';"],
  ['apps/gateway/src/order/orderRow.ts', "import { Button } from '@lima-id/ui';"],
  ['apps/gateway/src/order/orderRow.ts', "import { testGateway } from '../../testing/order/orderGateway.ts';"],
] as const;

const allowed = [
  ['packages/domain/src/identifier/code.ts', "import * as z from 'zod/mini';"],
  ['packages/content/src/documents/sheet.ts', "import tokens from '@lima-id/ui/tokens.json' with { type: 'json' };"],
  ['packages/ui/src/charts/TrendLine.tsx', "import { Button } from '../Button/Button.tsx';"],
  ['packages/ui/src/LookupBar/LookupBar.tsx', "import { Button } from '../Button/Button.tsx';"],
  ['apps/portal/src/screens/home/HomeScreen.styles.ts', "import { styled } from 'styled-components';"],
  ['apps/gateway/src/platform/http/mount.ts', "import { accessRules } from '@lima-id/api/documents';"],
  ['apps/gateway/src/order/orderRow.test.ts', "import { orderGateway } from '../../testing/order/orderGateway.ts';"],
] as const;

describe('an import', () => {
  it.each(planted)('is rejected in %s: %s', (file, source) => {
    expect(importsOf(file, source).map((target) => findViolation(file, target))).toEqual([expect.any(String)]);
  });

  it.each(allowed)('is allowed in %s: %s', (file, source) => {
    expect(importsOf(file, source).map((target) => findViolation(file, target))).toEqual([null]);
  });
});
