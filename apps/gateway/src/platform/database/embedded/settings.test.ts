import { describe, expect, it } from 'vitest';
import { StartRefusal } from '../../startRefusal.ts';
import { readSettings, settingsWith } from './settings.ts';

describe('readSettings', () => {
  it('reads pairs separated by semicolons, and values with blanks and commas', () => {
    expect(readSettings('shared_buffers=256MB; work_mem = 16MB;auto_explain.log_format=json;')).toEqual({
      shared_buffers: '256MB',
      work_mem: '16MB',
      'auto_explain.log_format': 'json',
    });
    expect(readSettings('search_path=a, b')).toEqual({ search_path: 'a, b' });
  });

  it.each(['shared_buffers', 'shared_buffers=', 'Shared Buffers=1', '-c fsync=off'])('refuses %s', (text) => {
    expect(() => readSettings(text)).toThrow(StartRefusal);
    expect(() => readSettings(text)).toThrow(
      `DATABASE_SETTINGS 中的“${text}”无法识别，请写成 shared_buffers=256MB;work_mem=16MB 的形式。`,
    );
  });

  it.each(['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'hba_file'])(
    'refuses %s, on which acknowledged data or its protection depends',
    (name) => {
      expect(() => readSettings(`${name}=off`)).toThrow(`DATABASE_SETTINGS 不能更改 ${name}，`);
    },
  );
});

describe('settingsWith', () => {
  it('puts overrides over the defaults and durability over both', () => {
    const settings = settingsWith({ shared_buffers: '1GB', fsync: 'off' }, true);
    expect(settings).toMatchObject({ shared_buffers: '1GB', work_mem: '8MB', fsync: 'on', synchronous_commit: 'on' });
    expect(settingsWith({}, false)).toMatchObject({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });
  });
});
