import { prefixStanding } from '../session/prefixStanding.ts';
import { useUser } from '../session/userStore.ts';
import { PrefixHint } from './PrefixHint.tsx';

/** The hint of a logged-in user whose enterprise cannot buy, without a prefix or with a suspended one; nothing for others. */
export function MissingPrefix() {
  const user = useUser();
  const standing = prefixStanding(user);
  if (user === null || standing === 'held') return null;
  return <PrefixHint variant="band" suspended={standing === 'suspended'} />;
}
