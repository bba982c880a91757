import { describe, expect, it } from 'vitest';
import { readCommand, usage } from './readCommand.ts';

const read = (line: string) => readCommand(line.split(' ').filter(Boolean));

describe('readCommand', () => {
  it('reads every command when it is well formed', () => {
    expect(read('prefix list')).toEqual({ name: 'list', status: undefined, page: 1 });
    expect(read('prefix list --status 0 --page 2')).toEqual({ name: 'list', status: 0, page: 2 });
    for (const name of ['show', 'approve', 'erase']) {
      expect(read(`prefix ${name} 88.118.001`)).toEqual({ name, registration: '88.118.001' });
    }
    expect(read('prefix reject abc --field licenceImage=unclear --field website=other --words 请核对')).toEqual({
      name: 'reject',
      registration: 'abc',
      fields: [
        { field: 'licenceImage', reason: 'unclear' },
        { field: 'website', reason: 'other' },
      ],
      words: '请核对',
    });
    expect(read('prefix reject abc')).toEqual({ name: 'reject', registration: 'abc', fields: [], words: '' });
  });

  it.each(['', 'prefix', 'enterprise list', 'prefix burn 1', 'prefix show 1 2', 'prefix list --colour red'])(
    'says how it is used when the words are %j',
    (line) => {
      expect(() => read(line)).toThrow(usage);
    },
  );

  it.each([
    ['prefix list --status 7', '状态“7”无效'],
    ['prefix list --page 0', '页“0”无效'],
    ['prefix show', '请填写申请编号或前缀'],
    ['prefix reject abc --field licenceImage', '“licenceImage”无效'],
    ['prefix reject abc --field agreement=other', '“agreement=other”无效'],
  ])('says what is wrong when the words are %j', (line, sentence) => {
    expect(() => read(line)).toThrow(sentence);
  });
});
