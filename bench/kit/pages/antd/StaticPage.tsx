// Of the components in use, extracted at build time.
import 'virtual:antd.css';
import { Content } from './Content.tsx';
import { staticTheme } from './theme.ts';

/** Styles in a static file, none generated at run time. */
export function Page() {
  return <Content theme={staticTheme} />;
}
