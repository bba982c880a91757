import { parseIdentifier, registrationTextMaxLength, usernameMaxLength } from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CommandFailure } from '../operatorCommand/commandFailure.ts';
import { readCommand } from './readCommand.ts';

const read = (line: string) => readCommand(line.split(' ').filter(Boolean));

/** What reading fails with; undefined when it does not. */
function failureOf(words: readonly string[]): unknown {
  try {
    readCommand(words);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('readCommand', () => {
  it('parses every valid command', () => {
    expect(read('operator list')).toEqual({ subject: 'operator', name: 'list' });
    expect(read('operator add zhangwei')).toEqual({ subject: 'operator', name: 'grant', username: 'zhangwei' });
    expect(read('operator remove 张伟')).toEqual({ subject: 'operator', name: 'remove', username: '张伟' });
    expect(readCommand(['operator', 'add', ' zhangwei ', '--mobile', '+86 139-0000-1111'])).toEqual({
      subject: 'operator',
      name: 'create',
      username: 'zhangwei',
      mobile: '13900001111',
    });
    expect(read('node list')).toEqual({ subject: 'node', name: 'list' });
    for (const name of ['add', 'rename'] as const) {
      expect(readCommand(['node', name, '88.118', ' 健身 器材 '])).toEqual({
        subject: 'node',
        name,
        prefix: '88.118',
        title: '健身 器材',
      });
    }
    expect(read('node remove 88.118')).toEqual({ subject: 'node', name: 'remove', prefix: '88.118' });
    for (const name of ['check', 'put', 'export'] as const) {
      expect(read(`market ${name} a.json`)).toEqual({ subject: 'market', name, file: 'a.json' });
    }
    expect(read('market export')).toEqual({ subject: 'market', name: 'export', file: 'market.json' });
  });

  it.each([
    '',
    'operator',
    'operator list zhangwei',
    'operator add a b',
    'operator grant zhangwei',
    'operator remove zhangwei --mobile 13900001111',
    'operator add zhangwei --role ADMIN',
    'node',
    'node list 88.118',
    'node list --mobile 13900001111',
    'node add 88.118 健身 器材',
    'node remove 88.118 健身器材',
    'market',
    'market list',
    'market put a.json b.json',
    'market export --mobile 13900001111',
    'prefix list',
  ])('shows the usage for %j', (line) => {
    expect(() => read(line)).toThrow(CommandFailure);
    expect(() => read(line)).toThrow('用法：npm run admin');
  });

  it.each([
    ['operator add', '请填写用户名，例如：operator add zhangwei'],
    ['operator remove', '请填写用户名，例如：operator remove zhangwei'],
    ['operator add \u043Eperator --mobile 13900001111', '用户名可用汉字、英文字母、数字'],
    [`operator add ${'x'.repeat(usernameMaxLength + 1)} --mobile 13900001111`, '用户名可用汉字、英文字母、数字'],
    ['operator add zhangwei --mobile 1390000111', '请输入正确的手机号码。'],
    ['node add', '请填写二级节点的前缀，例如：node add 88.118'],
    ['node add 88.118', '请填写二级节点的名称，例如：node add 88.118 健身器材'],
    [`node add 88.118 ${'名'.repeat(registrationTextMaxLength + 1)}`, '个可以辨认的字符，请修改后重试。'],
    ['node add 88.118 \uFFFD', '个可以辨认的字符，请修改后重试。'],
    ['node add 88 健身器材', '“88”不是二级节点的前缀，应为“顶级节点.二级节点”，例如 88.118。'],
    ['node add 88.118.001 健身器材', '“88.118.001”不是二级节点的前缀'],
    ['node add 88.118.001/x 健身器材', '“88.118.001/x”不是二级节点的前缀'],
    ['node add 88.1 健身器材', '行业二级节点应为 2 至 4 位数字'],
    ['node remove 08.118', '国家顶级节点不能以 0 开头'],
    ['market put', '请写明文件，例如：market put market.json'],
    ['market check', '请写明文件，例如：market check market.json'],
  ])('refuses %j in a sentence', (line, sentence) => {
    expect(() => read(line)).toThrow(CommandFailure);
    expect(() => read(line)).toThrow(sentence);
  });

  it('reads the prefix of a node as it is written, and only one that codes can have', () => {
    const node = fc.stringMatching(/^[1-9]\d{1,2}\.\d{2,4}$/);
    const anything = fc.oneof(node, fc.string({ unit: 'binary', maxLength: 12 }), fc.stringMatching(/^[\d./]{1,12}$/));
    fc.assert(
      fc.property(node, (prefix) => {
        expect(readCommand(['node', 'add', prefix, '名称'])).toMatchObject({ prefix });
      }),
    );
    fc.assert(
      fc.property(anything, (typed) => {
        const failure = failureOf(['node', 'add', typed, '名称']);
        const [top = '', second = ''] = typed.split('.');
        const verdict = parseIdentifier(`${typed}.001/GT-1`);
        const isNode =
          verdict.ok &&
          verdict.code.topNode === top &&
          verdict.code.secondLevelNode === second &&
          typed.split('.').length === 2;
        expect(failure instanceof CommandFailure).toBe(!isNode);
        expect(failure === undefined).toBe(isNode);
      }),
    );
  });
});
