import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { contentPlugins } from '../apps/portal/scripts/contentPlugins.ts';
import { slimNivo } from '../packages/ui/scripts/nivo/slimNivo.ts';
import { compiledStyles } from '../packages/ui/scripts/styles/compiledStyles.ts';
import { searchedTitle } from './searchedTitles.ts';

const illustrations = fileURLToPath(new URL('../packages/ui/illustrations', import.meta.url));
const portal = join(dirname(fileURLToPath(import.meta.url)), '../apps/portal/src');
const media = fileURLToPath(new URL('../apps/portal/public/media', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', { from: illustrations, to: '/illustrations' }, { from: media, to: '/media' }],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const inputs = await indexer.createIndex(file, options);
        return inputs.map((input) =>
          input.title === undefined ? input : { ...input, title: searchedTitle(input.title) },
        );
      },
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [...contentPlugins(), slimNivo(), compiledStyles(portal)],
      // Compiled styles are found by the ids of their components.
      oxc: { plugins: { styledComponents: { ssr: true, fileName: true, displayName: false, minify: true } } },
      resolve: { conditions: ['@lima-id/source', ...defaultClientConditions] },
      optimizeDeps: {
        // Without pre-bundling these, Vite discovers them late and reloads in the middle of a run.
        include: [
          '@nivo/bar',
          '@nivo/line',
          '@nivo/pie',
          '@lima-id/portal > altcha-lib',
          '@lima-id/portal > altcha-lib/algorithms/web/pbkdf2',
          '@lima-id/portal > pdfjs-dist/legacy/build/pdf.mjs',
          '@lima-id/portal > pdfjs-dist/legacy/build/pdf.worker.mjs',
          'axe-core',
        ],
        // Stories show, and compare the pictures of, what is published.
        rolldownOptions: { plugins: [slimNivo()] },
        entries: ['packages/ui/src/**/*.stories.tsx', 'apps/portal/src/**/*.stories.tsx', '.storybook/preview.tsx'],
      },
      build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
    }),
};

export default config;
