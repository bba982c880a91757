import type { Store } from '../../platform/database/database.ts';

/** Removes every row of the captcha. */
export async function emptyCaptcha(store: Store): Promise<void> {
  const tables = store.kysely;
  await tables.deleteFrom('captcha_challenge').execute();
  await tables.deleteFrom('captcha_proof').execute();
  await tables.deleteFrom('captcha_tally').execute();
}
