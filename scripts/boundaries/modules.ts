/** A module: its files, the other modules they may import, and the npm packages they may use. Files of one module may import each other. */
export interface Module {
  /** `$1` is replaced by the first group of `files`: each matching folder is a module of its own. */
  name: string;
  files: RegExp;
  /** Names of modules; `gateway/*` matches every name with that prefix. */
  imports: readonly string[];
  /** Allowed packages, by name or subpath; all when omitted. Node's built-in modules count as packages. */
  packages?: readonly string[];
  /** Forbidden packages. */
  never?: readonly string[];
}

/** Files that only tests and stories run: they may import anything, and product code may not import them. */
export const testFiles = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\/story[A-Z]\w*\.tsx?$/;

const network = ['ky', 'msw', 'react-router', 'react-router-dom', '@tanstack/react-query'];
const uiBase = ['domain', 'ui/tokens', 'ui/texts'];
const uiComponents = [...uiBase, 'ui/hooks', 'ui/icons', 'ui/pictureFile', 'ui/locale'];
const browser = ['react', 'react-dom', 'styled-components'];
const styles = ['styled-components'];

/** Style files: in the portal only these import styled-components. */
export const styleFiles = /\.styles\.ts$/;

/** The layers of the gateway, the lowest first. Imports go down to a lower layer. ARCHITECTURE.md shows the same list. */
export const gatewayLayers: readonly (readonly string[])[] = [
  ['platform', 'platform/cache', 'platform/clock', 'platform/log', 'platform/print', 'platform/thread'],
  ['platform/folder', 'platform/job'],
  ['platform/database'],
  ['platform/authorisation', 'platform/secret'],
  ['platform/attempts', 'platform/http'],
  ['platform/codes', 'platform/payment', 'platform/pictures', 'platform/verification'],
  ['platform/mail'],
  ['platform/sms'],
  ['schema'],
  ['config', 'enterprise'],
  [
    'account',
    'captcha',
    'home',
    'identifier',
    'market',
    'order',
    'prefix',
    'privatePicture',
    'production',
    'recall',
    'reference',
  ],
  ['asset', 'lead', 'registration', 'repair', 'trial'],
  ['label', 'monitoring'],
  ['app'],
  ['demo', 'operatorCommand'],
  ['adminCommand'],
  ['main'],
];

/** The other subjects that a subject may import; a subject that is missing here imports none. */
const subjectImports: Readonly<Record<string, readonly string[]>> = {
  // Who administers an enterprise, which one a caller may manage, and the log of what was changed.
  account: ['enterprise'],
  identifier: ['enterprise'],
  prefix: ['enterprise'],
  production: ['enterprise'],
  recall: ['enterprise'],
  // Repairs and the asset book look their records up by identifier key.
  asset: ['identifier'],
  // Registered identifiers are kept in the form that lookups read.
  registration: ['enterprise', 'identifier'],
  // Readings are reported as events are: by registrars, line by line.
  monitoring: ['enterprise', 'identifier', 'registration'],
  // Labels are drawn of what is registered, by those who register.
  label: ['enterprise', 'identifier', 'registration'],
  repair: ['identifier'],
  lead: ['reference'],
  // A trial application shows the URL of the app's page, sanitized by the market's rules.
  trial: ['market'],
  // Operators are accounts; the terminal is asked as by the operator command. Pictures of the market are kept as those of products.
  adminCommand: ['account', 'market', 'operatorCommand', 'registration'],
};

/** Modules whose files are not simply a folder of `src`. */
const gatewayFiles: Readonly<Record<string, RegExp>> = {
  platform: /^apps\/gateway\/src\/platform\/[^/]+$/,
  app: /^apps\/gateway\/src\/(?:app|subjects)\.ts$/,
  demo: /^apps\/gateway\/demo\//,
  main: /^apps\/gateway\/src\/(?:main|banner|stopOnSignal|operator|admin)\.ts$/,
};

/** Modules that wire the others together: they may import every lower layer. */
const wiring: ReadonlySet<string> = new Set(['app', 'demo', 'main']);

/** Modules that read who may make a call, or serve its documentation. */
const readsDocuments: ReadonlySet<string> = new Set(['platform/authorisation', 'platform/http']);

const gatewayModules: readonly Module[] = gatewayLayers.flatMap((layer, height) => {
  const below = gatewayLayers.slice(0, height).flat();
  const ofPlatform = below.filter((name) => name.startsWith('platform'));
  return layer.map((name): Module => {
    const base = below.includes('schema') && name !== 'config' ? [...ofPlatform, 'schema'] : ofPlatform;
    const own = wiring.has(name) ? below : [...base, ...(subjectImports[name] ?? [])];
    return {
      name: `gateway/${name}`,
      files: gatewayFiles[name] ?? new RegExp(`^apps/gateway/src/${name}/`),
      imports: [
        'domain',
        'api',
        ...(readsDocuments.has(name) ? ['api/documents'] : []),
        ...own.map((other) => `gateway/${other}`),
      ],
      never: browser,
    };
  });
});

/** Every module of the workspaces. A file belongs to the first module whose pattern matches. */
export const modules: readonly Module[] = [
  { name: 'domain', files: /^packages\/domain\/src\//, imports: [], packages: ['zod/mini'] },
  // Documentation and access rules of calls, which the browser never loads.
  {
    name: 'api/documents',
    files: /^packages\/api\/src\/(?:documents\/|openapi\/|.*\.doc\.ts$)/,
    imports: ['domain', 'api'],
    packages: ['zod/mini', 'zod/v4/core'],
  },
  { name: 'api', files: /^packages\/api\/src\//, imports: ['domain'], packages: ['zod/mini', 'msw'] },

  // Documents are styled with the tokens of ui, imported as data.
  {
    name: 'content',
    files: /^packages\/content\/src\//,
    imports: ['domain', 'ui'],
    never: [...network, 'react', 'react-dom', 'styled-components'],
  },

  // The texts of Countdown import its time arithmetic, and texts with counts how a count is written.
  {
    name: 'ui/texts',
    files: /^packages\/ui\/src\/(?:.*\.texts|Countdown\/timeLeft|locale\/countText)\.ts$/,
    imports: ['domain'],
    packages: [],
  },
  { name: 'ui/tokens', files: /^packages\/ui\/src\/tokens\//, imports: [], never: network },
  { name: 'ui/hooks', files: /^packages\/ui\/src\/hooks\//, imports: ['domain', 'ui/tokens'], never: network },
  { name: 'ui/icons', files: /^packages\/ui\/src\/icons\//, imports: ['ui/tokens'], never: network },
  { name: 'ui/pictureFile', files: /^packages\/ui\/src\/pictureFile\//, imports: ['domain'], never: network },
  { name: 'ui/locale', files: /^packages\/ui\/src\/locale\//, imports: ['ui/texts'], never: network },
  // Components specific to identifier resolution. No base component may depend on them.
  {
    name: 'ui/identity',
    files:
      /^packages\/ui\/src\/(?:identity|CaseCard|CodeAnatomy|LookupBar|ProductCard|ResolvingCode|SceneIcon|SceneTabs|SolutionCard)\//,
    imports: [...uiComponents, 'ui/components'],
    never: network,
  },
  { name: 'ui/components', files: /^packages\/ui\/src\/[A-Z]/, imports: uiComponents, never: network },
  {
    name: 'ui/brand',
    files: /^packages\/ui\/src\/brand\//,
    imports: [...uiComponents, 'ui/components'],
    never: network,
  },
  {
    name: 'ui/charts',
    files: /^packages\/ui\/src\/charts\//,
    imports: [...uiComponents, 'ui/components'],
    never: network,
  },
  { name: 'ui/form', files: /^packages\/ui\/src\/form\//, imports: [...uiComponents, 'ui/components'], never: network },
  {
    name: 'ui/foundations',
    files: /^packages\/ui\/src\/foundations\//,
    imports: ['domain', 'ui', 'ui/*'],
    never: network,
  },
  { name: 'ui', files: /^packages\/ui\/src\//, imports: ['domain', 'ui/*'], never: network },

  { name: 'portal/brand', files: /^apps\/portal\/src\/brand\//, imports: ['domain'], never: styles },
  {
    name: 'portal/shared',
    files: /^apps\/portal\/src\/shared\//,
    imports: ['domain', 'api', 'ui', 'portal/brand'],
    never: styles,
  },
  {
    name: 'portal/screens/$1',
    files: /^apps\/portal\/src\/screens\/([^/]+)\//,
    imports: ['domain', 'api', 'ui', 'portal/brand', 'portal/shared'],
    never: styles,
  },
  {
    name: 'portal/prerender',
    files: /^apps\/portal\/src\/prerender\//,
    imports: ['domain', 'api', 'ui', 'portal', 'portal/*'],
  },
  { name: 'portal', files: /^apps\/portal\/src\//, imports: ['domain', 'api', 'ui', 'portal/*'], never: styles },

  ...gatewayModules,
];
