import type { ThemeConfig } from 'antd';

/** For the page with a static style file: file and page must generate the same class names. */
export const staticTheme: ThemeConfig = { zeroRuntime: true, hashed: false, cssVar: { key: 'static' } };
