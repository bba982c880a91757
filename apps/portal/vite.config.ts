import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { rebased } from '../../packages/api/src/client/rebased.ts';
import { pathBases } from '../../packages/api/src/contract/pathBases.ts';
import { pageEntries } from '../../packages/api/src/pages/pages.ts';
import { slimNivo } from '../../packages/ui/scripts/nivo/slimNivo.ts';
import { compiledStyles } from '../../packages/ui/scripts/styles/compiledStyles.ts';
import { buildTarget } from '../../scripts/floor/browsers.ts';
import { brandPage } from './scripts/brandPage.ts';
import { chunkContents } from './scripts/chunkContents.ts';
import { chunkModules } from './scripts/chunkModules.ts';
import { contentPlugins } from './scripts/contentPlugins.ts';
import { earlyPresses } from './scripts/earlyPresses.ts';
import { gatewayAddress } from './scripts/gatewayAddress.ts';
import { illustrations } from './scripts/illustrations.ts';
import { inlineSheets } from './scripts/inlineSheets.ts';
import { largeMode } from './scripts/largeMode.ts';
import { readGatewayBases } from './scripts/readGatewayBases.ts';
import { readScreenFiles } from './scripts/screenFiles.ts';
import { scriptsInTurn } from './scripts/scriptsInTurn.ts';
import { staticBlocks } from './scripts/staticBlocks.ts';
import { textFaces } from './scripts/textFaces.ts';

/** Workspace packages are read from source: an edit in the design system shows in the portal at once. */
const workspaceSource = '@lima-id/source';

const source = join(import.meta.dirname, 'src');

/** The gateway that calls go to, and its bases: built into the portal, and proxied to in development. */
const gateway = gatewayAddress(process.env.GATEWAY_URL);
const bases = readGatewayBases(process.env.GATEWAY_BASES);
// In development the bases are replaced here: those of the gateway could be paths of pages.
const proxied = {
  target: gateway || 'http://localhost:8080',
  changeOrigin: true,
  rewrite: (path: string) => rebased(path, bases ?? {}),
};
const proxies = {
  [`^(?:${[...pathBases, '/pictures', '/private', '/__pay'].join('|')})/`]: proxied,
  '/openapi.json': proxied,
};

/** A chunk for packages that change rarely or weigh much, named so that the size check can distinguish them. */
function packageChunk(name: string, priority: number, packages: string) {
  return { name, priority, test: new RegExp(`[\\\\/]node_modules[\\\\/](?:${packages})[\\\\/]`) };
}

const ui = 'packages/ui/src';
const domain = 'packages/domain/src';
const api = 'packages/api/src';
const shared = 'apps/portal/src/shared';

/** What every page needs: one chunk packs better than many small ones. */
const everyPage = chunkModules({
  [ui]: [
    'tokens/',
    'styles/',
    'hooks/listRole.ts',
    'hooks/moveFocus.ts',
    'SectionNav/goTo.ts',
    'locale/useTexts.ts',
    'ThemeProvider/',
    'Header/',
    'Toast/',
    'Button/',
    'Spinner/',
    'Link/',
    'VisuallyHidden/',
    'Illustration/',
    'FinderFrame/',
    'LookupBar/',
    'DotTexture/',
    'Tag/',
    'ModuleGrid/',
    // The footer has the place of a code; its encoder comes when it is near.
    'QrCode/QrCode.styles.ts',
  ],
  [`${ui}/icons`]: [
    'ArrowRightIcon',
    'LockIcon',
    'MessageIcon',
    'MinusIcon',
    'PhoneIcon',
    'PlusIcon',
    'QrCodeIcon',
    'ToTopIcon',
  ],
  'apps/portal/src/brand': ['brand.ts', 'lima.ts', 'sampleFacts.ts'],
  [shared]: [
    'account/failureText.ts',
    'api/call.ts',
    'api/lateCalls.ts',
    'api/request.ts',
    'api/unreachable.ts',
    'clock/serverTime.ts',
    'layout/arrange.ts',
    'layout/looks.ts',
    'layout/wholeTarget.ts',
    'lookup/LookupLink.tsx',
    'lookup/recordQuery.ts',
    'lookup/stopwatch.ts',
    'lookup/useSendLookup.ts',
    'mode/largeModeStorage.ts',
    'page/earlyPresses.ts',
    'page/homeAddress.ts',
    'page/linkIntent.ts',
    'page/onFirstAct.ts',
    'page/ownAddress.ts',
    'page/pageMeta.ts',
    'page/pending.ts',
    'page/plainClick.ts',
    'page/prepared.ts',
    'page/setRefusedStyles.ts',
    'page/siteOrigin.ts',
    'page/steadyPresses.ts',
    'page/scrollPlaces.ts',
    'page/usePageMeta.ts',
    'page/useAddressQuery.ts',
    'page/useIsHydrated.ts',
    'page/useScrollPlace.ts',
    'page/useVisit.ts',
    'session/checkSession.ts',
    'session/drafts.ts',
    'session/restoredPage.ts',
    'session/storedUser.ts',
    'session/userStore.ts',
    'storage/browserStorage.ts',
    'storage/tabStorage.ts',
    'trouble/loadTrouble.ts',
    'trouble/slowRequests.ts',
    'trouble/PageWait.tsx',
  ],
  [domain]: [
    'messages.ts',
    'account/limits.ts',
    'account/session.ts',
    'account/address.ts',
    'request/limits.ts',
    'request/lostConnection.ts',
    'request/requestTrouble.ts',
    'request/readAddress.ts',
    'request/serverClock.ts',
    'identifier/address.ts',
    'identifier/code.ts',
    'identifier/codeRefusal.ts',
    'identifier/limits.ts',
    'identifier/pastedText.ts',
    'identifier/segments.ts',
    // Numbers alone, which words and lists have: among the calls they would bring these with them.
    'list/limits.ts',
    'picture/limits.ts',
  ],
});

/** The bundler's own helper for preloading, which every page needs as well. */
const preloadHelper = /vite[\\/]preload-helper/;

/** What calls that are open to everybody are made with. */
const publicCalls = chunkModules({
  [api]: [
    'client/',
    'wire/rename.ts',
    'wire/app.ts',
    'wire/words.ts',
    'wire/quickEncode.ts',
    'wire/identifier.ts',
    'wire/id.ts',
    'wire/yuan.ts',
    'contract/codec.ts',
    'contract/endpoint.ts',
    'contract/envelope.ts',
    'contract/path.ts',
    'contract/requestError.ts',
    'contract/home.ts',
    'contract/identifier.ts',
    'contract/firstProducts.ts',
  ],
  [domain]: [
    'market/durationUnit.ts',
    'market/product.ts',
    'market/productGroup.ts',
    'identifier/record.ts',
    'home/homeData.ts',
    'money/fen.ts',
    'money/wholeNumber.ts',
  ],
  [shared]: ['api/gateway.ts'],
});

/** Chunks that `index.html` names itself: whatever is fetched later finds them there, and need not name them again. */
const fetchedFirst = /^assets\/(?:rolldown-runtime|react|base|styled|query)-/;

/** What draws pages: those of identifiers and of the market for the gateway, those that are the same for everybody for the build itself. */
const drawing = {
  identifierPage: 'src/prerender/identifierPage.tsx',
  marketPage: 'src/prerender/marketPage.tsx',
  site: 'src/prerender/site.ts',
};

/** Pages whose chunks the first script names. */
const preloaded: ReadonlySet<string> = new Set(
  pageEntries.filter(([, { isPreloaded = false }]) => isPreloaded).map(([name]) => name),
);

/**
 * Beginnings of the chunks of screens that few visits come to. Their parts are requested once they are there themselves, a round trip later,
 * so that the first script of every visitor need not name them.
 */
const seldom = Object.entries(readScreenFiles())
  .filter(([name]) => !preloaded.has(name))
  .map(([, file]) => `assets/${basename(file)}-`);

export default defineConfig(({ command, isSsrBuild = false }) => ({
  // What draws pages for those without scripts is built apart: see scripts/build.ts.
  plugins: isSsrBuild
    ? [react(), slimNivo(), compiledStyles(source), ...contentPlugins()]
    : [
        react(),
        slimNivo(),
        compiledStyles(source),
        textFaces(),
        brandPage(),
        largeMode(),
        earlyPresses(),
        inlineSheets(),
        scriptsInTurn(),
        illustrations(),
        ...contentPlugins(),
        staticBlocks(),
        chunkContents(),
      ],
  worker: { plugins: () => [staticBlocks()] },
  resolve: { conditions: [workspaceSource, ...defaultClientConditions] },
  define: {
    'import.meta.env.GATEWAY_URL': JSON.stringify(command === 'build' ? gateway : ''),
    'import.meta.env.GATEWAY_BASES': command === 'build' && bases ? JSON.stringify(bases) : 'undefined',
    ...(isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {}),
  },
  ssr: {
    // The gateway loads it as it is, without this package's dependencies.
    ...(isSsrBuild ? { noExternal: true as const } : {}),
    resolve: {
      conditions: [workspaceSource, ...defaultServerConditions],
      externalConditions: [workspaceSource],
    },
  },
  // Class names carry the name of their component in development only.
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
    // What draws pages runs in Node.
    target: isSsrBuild ? 'es2023' : buildTarget,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (screen, files, { hostType }) => {
        if (hostType === 'html') return files;
        return seldom.some((start) => screen.startsWith(start)) ? [] : files.filter((file) => !fetchedFirst.test(file));
      },
    },
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      ...(isSsrBuild ? { input: drawing } : {}),
      output: {
        // The first script names every later one: their hashes are kept short.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Before the calls, which need some of it: a page must not wait for them.
            { name: 'base', priority: 22, test: everyPage },
            { name: 'base', priority: 22, test: preloadHelper },
            // What shows apps outside of the market: the footer of every page, and the home page. Before the calls as well.
            {
              name: 'apps',
              priority: 21,
              test: chunkModules({
                [domain]: [
                  'market/duration.ts',
                  'market/limits.ts',
                  'market/priceView.ts',
                  'market/productAddress.ts',
                  'market/traits.ts',
                  'messages/price.ts',
                  'money/yuan.ts',
                ],
                [shared]: [
                  'market/firstProducts.ts',
                  'market/priceView.ts',
                  'market/useFirstProducts.ts',
                  'page/useNearView.ts',
                ],
              }),
            },
            { name: 'gateway', priority: 20, test: publicCalls },
            {
              name: 'code',
              priority: 19,
              test: chunkModules({ [ui]: ['CodeAnatomy/', 'EmptyState/', 'Skeleton/'], [shared]: ['anatomy/'] }),
            },
            // What the pages with records and forms share: one chunk packs better than six small ones.
            {
              name: 'card',
              priority: 19,
              test: chunkModules({
                [ui]: ['Breadcrumb/', 'Card/', 'DescriptionList/', 'ResolvingCode/CodeText.'],
                [shared]: ['page/BackToStart.tsx', 'page/CardHead.styles.ts'],
              }),
            },
            // The boxes of forms and of an app's page, for the same reason.
            {
              name: 'choice',
              priority: 19,
              test: chunkModules({ [ui]: ['Checkbox/', 'RadioGroup/'] }),
            },
            // Tabs need it without what follows.
            { name: 'strip', priority: 20, test: chunkModules({ [ui]: ['Tabs/useStrip.ts'] }) },
            // What pages of content share: the navigation of their sections, and how an item is found.
            {
              name: 'content',
              priority: 19,
              test: chunkModules({
                [ui]: ['SectionNav/'],
                [shared]: ['content/contentItems.ts'],
                [domain]: ['content/contentId.ts', 'content/catalogueId.ts'],
              }),
            },
            // Fields that stand alone, such as the ones of a search, need no schema …
            { name: 'fields', priority: 19, test: chunkModules({ [ui]: ['FieldFrame/', 'TextField/'] }) },
            // … and every form has this, which the pages would name one by one; `form` stays apart.
            {
              name: 'given',
              priority: 18,
              test: chunkModules({
                [domain]: ['form/', 'account/mobile.ts'],
                [shared]: ['account/fieldRefusal.ts'],
              }),
            },
            {
              name: 'visitor',
              priority: 18,
              test: chunkModules({
                [`${shared}/session`]: ['session.ts', 'sessionOver.ts', 'useShownUser.ts'],
              }),
            },
            { name: 'form', priority: 18, test: chunkModules({ [ui]: ['form/'] }) },
            // Other pages need these two without what follows.
            {
              name: 'cards',
              priority: 18,
              test: chunkModules({ [`${ui}/ProductCard`]: ['CardGrid', 'ProductCard.styles'] }),
            },
            { name: 'words', priority: 18, test: chunkModules({ [domain]: ['messages/market.ts'] }) },
            // What the pages of the market have in common, which each of them would name piece by piece: prices …
            {
              name: 'price',
              priority: 17,
              test: chunkModules({ [ui]: ['PriceTag/', 'ProductCard/ProductCard.tsx'] }),
            },
            // … and how its pages show them.
            { name: 'market', priority: 16, test: chunkModules({ 'apps/portal/src/screens/market': ['parts/'] }) },
            // What its calls are made with. Last, since a group takes along what it imports, and its pages must not wait for schemas.
            {
              name: 'marketCalls',
              priority: 15,
              test: chunkModules({
                [api]: [
                  'contract/appDetail.ts',
                  'contract/appLists.ts',
                  'contract/appMarket.ts',
                  'contract/appSearch.ts',
                  'contract/hotApp.ts',
                  'wire/banner.ts',
                  'wire/product.ts',
                ],
                [shared]: ['market/marketCalls.ts'],
              }),
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
            packageChunk('charts', 30, '@nivo|d3-[a-z-]+|internmap|es-toolkit'),
          ],
        },
      },
    },
  },
}));
