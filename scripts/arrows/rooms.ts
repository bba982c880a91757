/** A room: what its files are, which other rooms they may import, and what they may take from npm. Files of one room import each other. */
export interface Room {
  /** `$1` stands for what the pattern's group matched: each such folder is a room of its own. */
  name: string;
  files: RegExp;
  /** Names of rooms; `gateway/*` stands for all that begin so. */
  imports: readonly string[];
  /** Packages it may take, by name or door; everything when left out. Node's own modules count as packages. */
  packages?: readonly string[];
  /** Packages it never takes. */
  never?: readonly string[];
}

/** Files that only tests and stories run: they import what they need, and nothing but such files imports them. */
export const testFiles = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\/story[A-Z]\w*\.tsx?$/;

const network = ['ky', 'msw', 'react-router', 'react-router-dom', '@tanstack/react-query'];
const uiBase = ['domain', 'ui/tokens', 'ui/texts'];
const uiComponents = [...uiBase, 'ui/hooks', 'ui/icons', 'ui/pictureFile', 'ui/locale'];
const browser = ['react', 'react-dom', 'styled-components'];
const gatewayBase = ['domain', 'api', 'gateway/platform', 'gateway/tables'];
const styles = ['styled-components'];

/** The portal's files of styles, which alone take styled-components: the others read as what they show. */
export const styleFiles = /\.styles\.ts$/;

/** Every room of the workspaces. The first pattern that matches a file names its room. */
export const rooms: readonly Room[] = [
  { name: 'domain', files: /^packages\/domain\/src\//, imports: [], packages: ['zod/mini'] },
  { name: 'api', files: /^packages\/api\/src\//, imports: ['domain'], packages: ['zod/mini', 'zod/v4/core', 'msw'] },

  // What the documents look like comes from the tokens of ui, as data.
  {
    name: 'content',
    files: /^packages\/content\/src\//,
    imports: ['domain', 'ui'],
    never: [...network, 'react', 'react-dom', 'styled-components'],
  },

  // A countdown's texts take the time apart that they say.
  {
    name: 'ui/texts',
    files: /^packages\/ui\/src\/(?:.*\.texts|Countdown\/timeLeft)\.ts$/,
    imports: ['domain'],
    packages: [],
  },
  { name: 'ui/tokens', files: /^packages\/ui\/src\/tokens\//, imports: [], never: network },
  { name: 'ui/hooks', files: /^packages\/ui\/src\/hooks\//, imports: ['domain', 'ui/tokens'], never: network },
  { name: 'ui/icons', files: /^packages\/ui\/src\/icons\//, imports: ['ui/tokens'], never: network },
  { name: 'ui/pictureFile', files: /^packages\/ui\/src\/pictureFile\//, imports: ['domain'], never: network },
  { name: 'ui/locale', files: /^packages\/ui\/src\/locale\//, imports: ['ui/texts'], never: network },
  // What only a site that resolves identifiers shows. No component of the base may need it.
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

  {
    name: 'gateway/tables',
    files: /^apps\/gateway\/src\/(?:migrations\/|.*Tables\.ts$)/,
    imports: ['domain', 'api', 'gateway/platform'],
    never: browser,
  },
  {
    name: 'gateway/platform',
    files: /^apps\/gateway\/src\/platform\//,
    imports: ['domain', 'api', 'gateway/tables'],
    never: browser,
  },
  {
    name: 'gateway/config',
    files: /^apps\/gateway\/src\/config\//,
    imports: [...gatewayBase, 'gateway/captcha'],
    never: browser,
  },
  {
    name: 'gateway/seed',
    files: /^apps\/gateway\/src\/seed\//,
    imports: ['domain', 'api', 'gateway/*'],
    never: browser,
  },
  // Repairs and the asset book find their records by the key of an identifier.
  {
    name: 'gateway/$1',
    files: /^apps\/gateway\/src\/(asset|repair)\//,
    imports: [...gatewayBase, 'gateway/identifier'],
    never: browser,
  },
  {
    name: 'gateway/lead',
    files: /^apps\/gateway\/src\/lead\//,
    imports: [...gatewayBase, 'gateway/reference'],
    never: browser,
  },
  // An application shows the address of the app's page, cleaned as the market cleans it.
  {
    name: 'gateway/trial',
    files: /^apps\/gateway\/src\/trial\//,
    imports: [...gatewayBase, 'gateway/market'],
    never: browser,
  },
  { name: 'gateway/$1', files: /^apps\/gateway\/src\/([^/]+)\//, imports: gatewayBase, never: browser },
  { name: 'gateway', files: /^apps\/gateway\/src\//, imports: ['domain', 'api', 'gateway/*'], never: browser },
];
