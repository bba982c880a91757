import { forgetTab } from '../storage/tabStorage.ts';

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === 'loggedOut' && newValue !== null) forgetTab();
}

/**
 * From now on forgets what was typed and chosen in this tab when somebody logs out in another one: who logs out leaves nothing behind. A
 * session that ends by itself leaves it to its owner.
 */
export function followLogOut(): void {
  // Added again, it is the same listener.
  window.addEventListener('storage', onStorage);
}
