import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { createElement } from 'react';
import type { Plugin } from 'vite';
import { staticTheme } from '../pages/antd/theme.ts';

const name = 'virtual:antd.css';
/** What the page uses, and what those are made of. */
const includes = [
  'Button',
  'Carousel',
  'Checkbox',
  'Empty',
  'Form',
  'Input',
  'Layout',
  'Menu',
  'Modal',
  'Pagination',
  'Radio',
  'Select',
  'Spin',
  'Steps',
  'Table',
  'Tabs',
  'Tag',
  'Tooltip',
  'message',
];

/** The styles of the components in use as one file, by antd's own extractor. */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const theme = { ...staticTheme, zeroRuntime: false };
      return extractStyle({ includes, customTheme: (children) => createElement(ConfigProvider, { theme }, children) });
    },
  };
}
