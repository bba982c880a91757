import { describe, expect, it } from 'vitest';
import { StartRefusal } from '../../startRefusal.ts';
import { ProgramFailed } from './programs.ts';
import { openingRefusal } from './refusals.ts';

const folder = '/srv/lima';

describe('openingRefusal', () => {
  it.each([
    [
      'a full disk',
      'initdb: error: could not write to file "/srv/lima/postgresql/data/base/1/1247": No space left on device',
      '数据目录 /srv/lima 无法写入（ENOSPC），请检查路径、权限和磁盘空间，或用 DATA_DIR 指定另一个目录。',
    ],
    [
      'a read-only disk',
      'FATAL:  could not create lock file "postmaster.pid": Read-only file system',
      '数据目录 /srv/lima 无法写入（EROFS），请检查路径、权限和磁盘空间，或用 DATA_DIR 指定另一个目录。',
    ],
    [
      'an unknown setting',
      'FATAL:  unrecognized configuration parameter "shared_bufers"',
      'PostgreSQL 不接受 DATABASE_SETTINGS（unrecognized configuration parameter "shared_bufers"），请更正后重新启动。',
    ],
    [
      'a user without a name',
      'initdb: could not look up effective user ID 12345: user does not exist',
      '运行网关的用户在系统中没有名称（/etc/passwd），PostgreSQL 无法创建数据库，请为它添加一行，或换一个用户运行，或用 DATABASE_URL 指定 PostgreSQL 服务器。',
    ],
    [
      'a missing library',
      '/x/postgres: error while loading shared libraries: libstdc++.so.6: cannot open shared object file',
      'PostgreSQL 的程序无法运行（/x/postgres: error while loading shared libraries: libstdc++.so.6: cannot open shared object file），请安装缺少的库，或用 DATABASE_URL 指定 PostgreSQL 服务器。',
    ],
    [
      'a damaged database',
      'LOG:  starting PostgreSQL 18.4\nPANIC:  could not locate a valid checkpoint record at 0/1\nLOG:  shutting down',
      '数据目录 /srv/lima 中的数据库无法启动（could not locate a valid checkpoint record at 0/1），请检查磁盘空间和目录中的文件，必要时从备份恢复。',
    ],
  ])('reports %s in one sentence with the cure', (_what, message, sentence) => {
    const refusal = openingRefusal(folder, new ProgramFailed(message));
    expect(refusal).toBeInstanceOf(StartRefusal);
    expect((refusal as StartRefusal).message).toBe(sentence);
  });

  it('leaves errors of the program itself as they are', () => {
    const error = new TypeError('undefined is not a function');
    expect(openingRefusal(folder, error)).toBe(error);
  });
});
