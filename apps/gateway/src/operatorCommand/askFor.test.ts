import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askFor } from './askFor.ts';
import { CommandFailure } from './commandFailure.ts';

afterEach(() => vi.restoreAllMocks());

/** A terminal in which keys are pressed while a value is asked for. */
async function typed(keys: string, hidden: boolean): Promise<string> {
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as unknown as typeof process.stdin);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = askFor({}, 'LIMA_PASSWORD', '密码：', hidden);
  terminal.write(keys);
  return await answer;
}

describe.each([
  ['hidden', true],
  ['shown', false],
])('a value that is %s while it is typed', (_kind, hidden) => {
  it('is what was typed when it ends with Enter', async () => {
    expect(await typed('Zhang-Yi7\r', hidden)).toBe('Zhang-Yi7');
  });

  it.each([
    ['Ctrl-C', 'Zhang\x03'],
    ['Ctrl-D', '\x04'],
  ])('is cancelled in a sentence when %s is pressed', async (_key, keys) => {
    const failure = await typed(keys, hidden).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CommandFailure);
    expect(failure).toMatchObject({ message: '已取消。' });
  });
});
