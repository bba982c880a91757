import type { ThemeConfig } from 'antd';

/** Of the page whose styles stand in a file: file and page must agree on the names of classes. */
export const staticTheme: ThemeConfig = { zeroRuntime: true, hashed: false, cssVar: { key: 'static' } };
