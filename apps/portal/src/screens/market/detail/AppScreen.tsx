import { useParams } from 'react-router-dom';
import { AppPage } from './AppPage.tsx';

export { loadKnownApp } from './useKnownApp.ts';

/** The page of the app that the address names; another app is another page. */
export default function AppScreen() {
  const { id = '' } = useParams();
  return <AppPage key={id} id={id} />;
}
