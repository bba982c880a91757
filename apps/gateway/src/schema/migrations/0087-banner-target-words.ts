import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where banners lead, in words in place of numbers: 2 was outside, every other number the app. */
export const nameBannerTargets: Migration = {
  async up(database) {
    await sql`
      alter table app_banner
        alter column redirect_type type text collate "C" using case redirect_type when 2 then 'outside' else 'app' end,
        add constraint app_banner_redirect_type_word check (redirect_type in ('app', 'outside'))`.execute(database);
  },
};
