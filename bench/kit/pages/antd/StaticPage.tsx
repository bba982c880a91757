// Of the components in use, written by the build.
import 'virtual:antd.css';
import { Content } from './Content.tsx';
import { staticTheme } from './theme.ts';

/** Styles in a file, none made while the page runs. */
export function Page() {
  return <Content theme={staticTheme} />;
}
