import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index of uploads by their content, to find pictures of the same file for reviewers. */
export const indexPictureContents: Migration = {
  async up(database) {
    await sql`
      create index private_upload_content on private_upload (sha256) where picture_id is not null`.execute(database);
  },
};
