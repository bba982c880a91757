import { Content } from './Content.tsx';

/** Styles made by the components while the page runs. */
export function Page() {
  return <Content />;
}
