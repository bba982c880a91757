import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { brandPage } from './scripts/brandPage.ts';
import { chunkContents } from './scripts/chunkContents.ts';
import { compress } from './scripts/compress.ts';
import { illustrations } from './scripts/illustrations.ts';

/** Workspace packages are read from source: an edit in the design system shows in the portal at once. */
const workspaceSource = '@lima-id/source';

/** Where the gateway listens in development. */
const gateway = process.env.GATEWAY_URL ?? 'http://localhost:8080';
const proxied = { target: gateway, changeOrigin: true };
const proxies = { '^/(?:platform-|security/|pictures/|private/)': proxied, '/openapi.json': proxied };

/** A chunk for packages that change rarely or weigh much, named so that the size check can tell them apart. */
function packageChunk(name: string, priority: number, packages: string) {
  return { name, priority, test: new RegExp(`[\\\\/]node_modules[\\\\/](?:${packages})[\\\\/]`) };
}

/** Folders and files of the workspace's packages that every page needs: one chunk packs better than many small ones. */
const everyPage = new RegExp(
  [
    'packages/ui/src/(?:tokens|locale/useTexts|ThemeProvider|Header|Toast|Button|Spinner|Link|VisuallyHidden|Illustration)/',
    'packages/ui/src/(?:FinderFrame|LookupBar|DotTexture|Tag|ResolvingCode/(?:ResolvingCode[.]styles|ModuleGrid))',
    'packages/ui/src/icons/(?:ArrowRight|Lock|Message|Minus|Phone|Plus|QrCode|ToTop)Icon',
    'apps/portal/src/(?:brand/|shared/(?:api/(?:ask|request)|page/(?:pending|siteOrigin|scrollPlaces|useScrollPlace)|session/(?:storedUser|userStore)|storage/browserStorage)[.]ts)',
    'vite/preload-helper',
    'packages/domain/src/(?:messages|limits|account/(?:session|address)|identifier/(?:address|code|codeRefusal|pastedText|segments))[.]ts',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

/** What calls that are open to everybody are made with. */
const publicCalls = new RegExp(
  [
    'packages/api/src/(?:client|wire/(?:rename|quickEncode|identifier)[.]ts)',
    'packages/api/src/contract/(?:codec|endpoint|envelope|path|requestError|home|identifier|market)[.]ts',
    'packages/domain/src/(?:market/product|identifier/record|home/homeData|money/yuan)[.]ts',
    'apps/portal/src/shared/(?:api/gateway|market/recommendedProducts)[.]ts',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

export default defineConfig(({ command, isSsrBuild = false }) => ({
  // What draws pages for those without scripts is built apart and needs none of the rest.
  plugins: isSsrBuild ? [react()] : [react(), brandPage(), illustrations(), chunkContents(), compress()],
  resolve: { conditions: [workspaceSource, ...defaultClientConditions] },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  ssr: {
    // The gateway loads it as it is, without this package's dependencies.
    ...(isSsrBuild ? { noExternal: true as const } : {}),
    resolve: {
      conditions: [workspaceSource, ...defaultServerConditions],
      externalConditions: [workspaceSource],
    },
  },
  // Class names tell their component while developing; a built page has no use for them.
  oxc: {
    plugins: {
      styledComponents: { ssr: true, fileName: true, minify: true, pure: true, displayName: command === 'serve' },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: proxies,
  },
  preview: { port: 5173, proxy: proxies },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Before the calls, which need some of it: a page must not wait for them.
            { name: 'base', priority: 22, test: everyPage },
            { name: 'gateway', priority: 20, test: publicCalls },
            {
              name: 'code',
              priority: 19,
              test: /packages[\\/]ui[\\/]src[\\/](?:CodeAnatomy|EmptyState|Skeleton)[\\/]/,
            },
            // What the pages with records and forms share: one chunk packs better than five small ones.
            {
              name: 'card',
              priority: 19,
              test: /packages[\\/]ui[\\/]src[\\/](?:Breadcrumb|Card|DescriptionList)[\\/]|shared[\\/]page[\\/](?:BackToStart|CardHead)/,
            },
            packageChunk(
              'react',
              50,
              'react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser',
            ),
            packageChunk('styled', 40, 'styled-components|stylis|@emotion'),
            packageChunk('query', 40, '@tanstack'),
            packageChunk('zod', 40, 'zod'),
            {
              name: 'qr',
              priority: 18,
              test: /qrcode\.react|packages[\\/]ui[\\/]src[\\/]QrCode[\\/]QrCode\.tsx|QrPicture/,
            },
            packageChunk('scanner', 30, 'zxing-wasm'),
            // Before the dialog: what tabs and dialog share must not bring the dialog along.
            packageChunk(
              'radix-base',
              36,
              '@radix-ui/(?:primitive|react-(?:slot|compose-refs|context|id|presence|primitive|use-[a-z-]+))',
            ),
            packageChunk(
              'dialog',
              35,
              '@radix-ui/react-(?:dialog|focus-scope|focus-guards|dismissable-layer|portal)|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden',
            ),
            packageChunk('radix', 30, '@radix-ui'),
            packageChunk('charts', 30, '@nivo|@react-spring|d3-[a-z-]+|internmap|lodash'),
          ],
        },
      },
    },
  },
}));
