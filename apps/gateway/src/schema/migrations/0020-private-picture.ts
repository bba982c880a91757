import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Private pictures, and chunked uploads. The encrypted files are in a folder. */
export const createPrivatePicture: Migration = {
  async up(database) {
    await sql`
      create table private_picture (
        id text collate "C" primary key,
        account_id text collate "C" not null references account (id),
        kind text collate "C" not null,
        bytes integer not null,
        width integer not null,
        height integer not null,
        created_at timestamptz not null,
        loose_since timestamptz
      )`.execute(database);
    await sql`create index private_picture_of_account on private_picture (account_id)`.execute(database);
    await sql`
      create index private_picture_loose on private_picture (loose_since) where loose_since is not null`.execute(
      database,
    );
    await sql`
      create table private_upload (
        id text collate "C" primary key,
        account_id text collate "C" not null references account (id),
        kind text collate "C" not null,
        size integer not null check (size > 0),
        sha256 text collate "C" not null,
        received integer not null default 0 check (received between 0 and size),
        created_at timestamptz not null,
        moved_at timestamptz not null,
        picture_id text collate "C" references private_picture (id) on delete cascade,
        unique (account_id, kind, sha256, size)
      )`.execute(database);
    await sql`create index private_upload_of_picture on private_upload (picture_id)`.execute(database);
    await sql`
      create index private_upload_unfinished on private_upload (moved_at) where picture_id is null`.execute(database);
    await sql`
      create table private_upload_part (
        upload_id text collate "C" not null references private_upload (id) on delete cascade,
        begins_at integer not null,
        bytes bytea not null,
        primary key (upload_id, begins_at)
      )`.execute(database);
    // Encrypted data is incompressible; trying costs time.
    await sql`alter table private_upload_part alter column bytes set storage external`.execute(database);
  },
};
