import '@fontsource-variable/noto-sans-sc';
import '@lima-id/ui/fonts.css';
import { ThemeProvider, ToastProvider } from '@lima-id/ui';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { themes } from './themes.ts';

const preview: Preview = {
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
      return worker;
    }),
  ],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: '主题',
        icon: 'paintbrush',
        items: Object.entries(themes).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  decorators: [
    (Story, context) => (
      <ThemeProvider theme={(themes[String(context.globals.theme)] ?? themes.light)?.theme}>
        <ToastProvider>
          <Story />
        </ToastProvider>
      </ThemeProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Components', 'Charts', 'Screens'] } },
    controls: { expanded: true },
  },
};

export default preview;
