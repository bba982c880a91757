import type { Mobiles } from '../account/mobiles.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { PictureStore } from '../platform/pictures/pictureStore.ts';
import type { Store } from '../schema/store.ts';

/** What the admin command works on. */
export interface AdminParts {
  store: Store;
  clock: Clock;
  mobiles: Mobiles;
  /** Asks for the password of a new account; throws a CommandFailure without one that the rules allow. */
  askForPassword(): Promise<string>;
  /** Folder to which paths of files are relative. */
  folder: string;
  /** Opens the storage of public pictures of products; throws a StartRefusal when it cannot be used. */
  openPictures(): Promise<PictureStore>;
}
