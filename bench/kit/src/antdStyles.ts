import { extractStyle } from '@ant-design/static-style-extract';
import { ConfigProvider } from 'antd';
import { createElement } from 'react';
import type { Plugin } from 'vite';
import { staticTheme } from '../pages/antd/theme.ts';

const name = 'virtual:antd.css';
/** Components of the page and their dependencies. */
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

/** Extracts the styles of the components in use to one file with antd's extractor. */
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
