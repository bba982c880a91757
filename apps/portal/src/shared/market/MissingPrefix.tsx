import { useUser } from '../session/userStore.ts';
import { PrefixHint } from './PrefixHint.tsx';

/** Tells the logged-in person without a prefix what buying asks for; nobody else. */
export function MissingPrefix() {
  const user = useUser();
  if (user === null || user.prefix !== '') return null;
  return <PrefixHint variant="band" />;
}
