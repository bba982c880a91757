import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repositoryFiles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = 'apps/gateway/src';

const files = repositoryFiles(root)
  .filter((path) => path.startsWith(`${source}/`) && path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path: path.slice(source.length + 1), text: readFileSync(join(root, path), 'utf8') }));

const matching = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** A rejection that is dropped without a name, a log line or a count. */
const dropped = /\.catch\(\(\) => (?:undefined|\{\})\)/;

describe('background work of the gateway', () => {
  it('has its timers in the clock alone', () => {
    expect(matching(/\bsetInterval\(/)).toEqual(['platform/clock/clock.ts']);
  });

  it('repeats work by named jobs, but for a synchronous callback that cannot reject', () => {
    expect(matching(/\bclock\.every\(/)).toEqual(['platform/http/forms/forms.ts', 'platform/job/jobs.ts']);
  });

  it('drops a rejection only where another handler reports it, or where a connection or a wait is being given up', () => {
    expect(matching(dropped)).toEqual([
      'captcha/painter.ts',
      'label/drawnChunks.ts',
      'platform/database/database.ts',
      'platform/database/embedded/engine.ts',
      'platform/mail/smtpMail.ts',
      'platform/payment/wechat/wechatClient.ts',
      'platform/sms/alibabaSms.ts',
      'platform/thread/taskQueue.ts',
      'registration/import/rest.ts',
    ]);
  });

  it('finds a dropped rejection when one is planted', () => {
    expect(dropped.test('run: () => eraseOld(store).catch(() => undefined),')).toBe(true);
    expect(dropped.test('void send().catch(() => {});')).toBe(true);
  });
});
