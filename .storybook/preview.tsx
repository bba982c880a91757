import '@fontsource-variable/noto-sans-sc';
import '@lima-id/ui/fonts.css';
import { endPending } from '@lima-id/api/msw';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { configure } from 'storybook/test';
import { forgetPlaces } from '../apps/portal/src/shared/page/scrollPlaces.ts';
import { forgetDrafts } from '../apps/portal/src/shared/session/drafts.ts';
import { stopWatching } from '../apps/portal/src/shared/trouble/slowRequests.ts';
import { sendWithin } from './actEvents.ts';
import { brandDrawings } from './brandDrawings.ts';
import { readableInEveryBrand } from './contrast.ts';
import { storyParts } from './pictured.ts';
import { showTypes } from './propTypes.ts';
import { Surroundings } from './Surroundings.tsx';
import { brands, locales, modes } from './themes.ts';
import { pictureWidths } from './widthRules.ts';

function chooser(
  title: string,
  icon: 'paintbrush' | 'accessibility' | 'globe',
  items: { value: string; title: string }[],
) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

/** True in a run of all stories, unattended. */
const testing = import.meta.env.MODE === 'test';

/** axe's result goes to the test runner in full; passed rules, most of the output, are dropped. */
const briefResults = { resultTypes: ['violations', 'incomplete'], preload: false };

// Lazy chunks and canvas drawings take a while on a busy machine.
if (testing) configure({ asyncUtilTimeout: 15_000 });
if (testing) stopWatching();

const picture = {
  name: '图片',
  styles: { width: `${pictureWidths.wide}px`, height: '900px' },
  type: 'desktop',
} as const;

// Loaded with the first page of documentation, so that tests of stories do without its blocks.
const DocsFrame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));

const preview: Preview = {
  beforeAll() {
    if (testing) configure({ eventWrapper: sendWithin });
  },
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(brandDrawings);
      await worker.start({
        onUnhandledFrame: 'bypass',
        quiet: true,
        // Beside the page: the built Storybook may be served below a path, whose pages alone it may control.
        serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
      });
      return worker;
    }),
  ],
  globalTypes: {
    brand: chooser(
      '品牌',
      'paintbrush',
      Object.entries(brands).map(([value, { name, industry }]) => ({ value, title: `${name}（${industry}）` })),
    ),
    mode: chooser(
      '模式',
      'accessibility',
      Object.entries(modes).map(([value, title]) => ({ value, title })),
    ),
    locale: chooser(
      '语言',
      'globe',
      Object.entries(locales).map(([value, { title }]) => ({ value, title })),
    ),
  },
  // A run in another brand or mode sets it by environment variable.
  initialGlobals: {
    brand: import.meta.env.STORYBOOK_BRAND ?? 'lima',
    mode: import.meta.env.STORYBOOK_MODE ?? 'light',
    locale: import.meta.env.STORYBOOK_LOCALE ?? 'zh-CN',
    // The size of the wide picture, so that it needs no second layout.
    ...(testing && { viewport: { value: 'picture', isRotated: false } }),
  },
  decorators: [
    (Story, { globals }) => (
      <Surroundings globals={globals}>
        <Story />
      </Surroundings>
    ),
  ],
  argTypesEnhancers: [showTypes],
  // Isolation: the stories of one worker share a browser, so sessions and drafts of one story are cleared before the next. In a developer's
  // browser storage is kept.
  beforeEach: () => {
    forgetDrafts();
    if (testing) {
      localStorage.clear();
      sessionStorage.clear();
      // Every story is opened by URL, and some by the same one.
      forgetPlaces();
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    // A pending request would show as in progress in the next story.
    return endPending;
  },
  afterEach: async ({ id, parameters, globals }) => {
    if (!testing || parameters['a11y']?.test !== 'error') return;
    const parts = storyParts(id);
    if (globals['brand'] === 'lima' && globals['mode'] === 'light') await readableInEveryBrand(parts);
    // axe, which runs next, reads the part that the pictures show.
    parameters['a11y'].context = { include: parts };
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', ...(testing && { options: briefResults }) },
    options: {
      // Storybook reads this without running it: it has to stand here as it is.
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Guides',
          'Foundations',
          ['*', 'Checks 检查'],
          'Inputs',
          'Navigation',
          'Data display',
          'Feedback',
          'Overlays',
          'Identity',
          'Charts',
          'Patterns',
          'Screens',
        ],
      },
    },
    controls: { expanded: true },
    docs: {
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense fallback={null}>
          <DocsFrame {...props} />
        </Suspense>
      ),
    },
    ...(testing && { viewport: { options: { picture } } }),
  },
};

export default preview;
