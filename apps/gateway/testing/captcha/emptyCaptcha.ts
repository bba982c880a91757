import type { Store } from '../../src/schema/store.ts';

/** Deletes every row of the captcha. */
export async function emptyCaptcha(store: Store): Promise<void> {
  await store.kysely.deleteFrom('captcha_challenge').execute();
  await store.kysely.deleteFrom('captcha_proof').execute();
  await store.kysely.deleteFrom('captcha_rate').execute();
  await store.kysely.deleteFrom('captcha_trace').execute();
  await store.kysely.deleteFrom('attempt').execute();
}
