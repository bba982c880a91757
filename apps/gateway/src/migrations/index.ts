import type { Migration } from 'kysely/migration';
import { createIdentifier } from './0001-identifier.ts';
import { createHome } from './0002-home.ts';
import { createMarket } from './0003-market.ts';
import { createCaptcha } from './0004-captcha.ts';
import { createAccount } from './0005-account.ts';
import { createProduction } from './0006-production.ts';
import { createIdentifierLife } from './0008-identifier-life.ts';
import { createAuthenticity } from './0012-authenticity.ts';

/** Every migration by name; they run in the order of their names. A released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-identifier': createIdentifier,
  '0002-home': createHome,
  '0003-market': createMarket,
  '0004-captcha': createCaptcha,
  '0005-account': createAccount,
  '0006-production': createProduction,
  '0008-identifier-life': createIdentifierLife,
  '0012-authenticity': createAuthenticity,
};
