import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const oxlint = join(root, 'node_modules/.bin/oxlint');
// The lint rules name folders from where the configuration stands, so a copy of it beside a planted file is the same law.
const planted = mkdtempSync(join(tmpdir(), 'arrows-'));
copyFileSync(join(root, '.oxlintrc.json'), join(planted, '.oxlintrc.json'));
afterAll(() => rmSync(planted, { recursive: true }));

function refused(file: string, imported: string): boolean {
  const path = join(planted, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { thing } from '${imported}';\nexport const kept = thing;\n`);
  try {
    execFileSync(oxlint, ['--format=unix', file], { cwd: planted, encoding: 'utf8' });
    return false;
  } catch (error) {
    const told = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    return told.includes('no-restricted-imports') || told.includes('restricted');
  } finally {
    rmSync(path);
  }
}

const forbidden = [
  ['packages/domain/src/identifier/code.ts', 'react'],
  ['packages/domain/src/identifier/code.ts', '@lima-id/api'],
  ['packages/domain/src/identifier/code.ts', 'node:fs'],
  ['packages/api/src/client/call.ts', '@lima-id/ui'],
  ['packages/api/src/client/call.ts', 'react'],
  ['packages/ui/src/Button/Button.tsx', '@lima-id/api'],
  ['packages/ui/src/Button/Button.tsx', 'react-router-dom'],
  ['packages/ui/src/Button/Button.tsx', '../charts/index.ts'],
  ['packages/ui/src/charts/MarketBars.tsx', '@lima-id/api'],
  ['packages/ui/src/tokens/token.ts', '../Button/Button.tsx'],
  ['apps/portal/src/routes.tsx', '@lima-id/gateway'],
  ['apps/portal/src/shared/layout.tsx', '../screens/home/HomeScreen.tsx'],
  ['apps/portal/src/prerender/renderMarkup.tsx', '@lima-id/gateway'],
  ['apps/portal/src/screens/home/HomeScreen.tsx', '../identifier/IdentifierScreen.tsx'],
  ['apps/gateway/src/identifier/look.ts', '@lima-id/ui'],
  ['apps/gateway/src/identifier/look.ts', '@lima-id/portal'],
  ['apps/gateway/src/platform/http/mount.ts', '../../identifier/look.ts'],
] as const;

const allowed = [
  ['packages/domain/src/identifier/code.ts', 'zod/mini'],
  ['packages/domain/src/identifier/code.ts', '../limits.ts'],
  ['packages/api/src/client/call.ts', '@lima-id/domain'],
  ['packages/ui/src/Button/Button.tsx', '@lima-id/domain'],
  ['packages/ui/src/charts/MarketBars.tsx', '../tokens/token.ts'],
  ['apps/portal/src/screens/home/HomeScreen.tsx', '../../shared/layout.tsx'],
  ['apps/portal/src/prerender/renderMarkup.tsx', 'styled-components'],
  ['apps/gateway/src/identifier/look.ts', '../platform/http/mount.ts'],
] as const;

describe('the arrows between rooms', () => {
  it.each(forbidden)('refuses %s when it imports %s', (file, imported) => {
    expect(refused(file, imported)).toBe(true);
  });

  it.each(allowed)('lets %s import %s', (file, imported) => {
    expect(refused(file, imported)).toBe(false);
  });
});
