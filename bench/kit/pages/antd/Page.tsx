import { Content } from './Content.tsx';

/** Styles are generated at run time by the components. */
export function Page() {
  return <Content />;
}
