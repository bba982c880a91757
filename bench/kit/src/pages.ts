/** Pages to build and measure. */

export interface BuiltPage {
  /** Output folder below `dist`. */
  name: string;
  title: string;
  entry: string;
}

/** One page with many components. */
export const kitPages: readonly BuiltPage[] = [
  { name: 'lima', title: '@lima-id/ui', entry: 'pages/lima/Page.tsx' },
  { name: 'mantine', title: '@mantine/core', entry: 'pages/mantine/Page.tsx' },
  { name: 'arco', title: '@arco-design/web-react', entry: 'pages/arco/Page.tsx' },
  { name: 'antd', title: 'antd', entry: 'pages/antd/Page.tsx' },
  { name: 'antd-static', title: 'antd, styles in a file', entry: 'pages/antd/StaticPage.tsx' },
];

/** Baseline of React and the browser, the lower bound of every library. */
export const barePage: BuiltPage = { name: 'bare', title: 'React alone, one field', entry: 'pages/bare/Page.tsx' };

/** Four charts. */
export const chartPages: readonly BuiltPage[] = [
  { name: 'charts-lima', title: '@lima-id/ui/charts', entry: 'charts/lima/Page.tsx' },
  { name: 'charts-mantine', title: '@mantine/charts', entry: 'charts/mantine/Page.tsx' },
  { name: 'charts-plots', title: '@ant-design/plots', entry: 'charts/plots/Page.tsx' },
];
