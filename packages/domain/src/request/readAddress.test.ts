import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mendedPath, readPath, readQuery } from './readAddress.ts';

const read = (query: string) => Object.fromEntries(readQuery(query));

describe('readQuery', () => {
  it.each([
    ['an escape was cut off after half a character', 'name=%E6%A0%87%E8%AF%8', { name: '标' }],
    ['an escape was cut off after a whole byte', '?name=%E6%A0%87%E8', { name: '标' }],
    ['an escape was cut off after its sign', 'name=%E6%A0%87%', { name: '标' }],
    ['an escape was cut off in a character of four bytes', 'name=A%F0%9F%98%8', { name: 'A' }],
    ['an escape is malformed elsewhere', 'name=%E6%A0%ZZ%E8', { name: '\uFFFD%ZZ' }],
    ['the escapes have another case', 'name=%e6%a0%87', { name: '标' }],
    ['an escape is that of a percent sign', 'name=100%25', { name: '100%' }],
    ['a blank is a plus', 'name=a+b%2Bc', { name: 'a b+c' }],
    ['half of a surrogate pair is escaped', 'name=%ED%A0%BDa', { name: '\uFFFD\uFFFD\uFFFDa' }],
    ['half of a surrogate pair is not escaped', 'name=\ud83da', { name: '\uFFFDa' }],
    ['NUL is in name and value', 'na%00me=a%00', { name: 'a' }],
    ['a parameter is given twice', 'identifier=X&identifier=Y', { identifier: 'X' }],
    [
      'an address was copied out of HTML',
      't=1&amp;identifier=X&amp;amp;scene=2',
      { t: '1', identifier: 'X', scene: '2' },
    ],
    ['a chat appended a full stop', 'page=2。&document=3)', { page: '2', document: '3' }],
    [
      'a chat appended marks and its own parameters',
      'page=2”）.&from=singlemessage',
      { page: '2', from: 'singlemessage' },
    ],
    ['a searched text ends in a mark', 'name=跑步机（商用）', { name: '跑步机（商用）' }],
    ['fields are empty', '&&=1&a&b=', { a: '', b: '' }],
    [
      'a name is that of a property',
      '__proto__=1&constructor=2',
      Object.fromEntries([
        ['__proto__', '1'],
        ['constructor', '2'],
      ]),
    ],
  ])('reads what was meant when %s', (_case, query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('reads what browsers read when an address is undamaged', () => {
    const fields = fc.uniqueArray(
      fc.tuple(fc.stringMatching(/^[a-z]{1,8}\d?$/), fc.stringMatching(/^[\w标识+ %&=/-]{0,12}\w$/)),
      { selector: ([name]) => name },
    );
    fc.assert(
      fc.property(fields, (pairs) => {
        const query = new URLSearchParams(pairs.filter(([name]) => name !== 'amp'));
        expect([...readQuery(`${query}`)]).toEqual([...query]);
      }),
    );
  });

  it('changes nothing when what it read is read again, whatever the address', () => {
    const damaged = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('&', 'amp;', '=', '%', '%E6', '%A0', '%87', '%00', '。', '+', '?', '\ud83d', 'identifier='),
      ),
    );
    fc.assert(
      fc.property(damaged, (parts) => {
        const once = [...readQuery(parts.join(''))];
        expect([...readQuery(`${new URLSearchParams(once)}`)]).toEqual(once);
        expect(new Set(once.map(([name]) => name)).size).toBe(once.length);
      }),
    );
  });

  it('takes linear time when an address is as long as a server accepts', () => {
    const begun = performance.now();
    for (const part of ['a&', '%E6', 'amp;', ')', '%', '=', 'page=)']) readQuery(part.repeat(20_000));
    for (const part of ['/', ')', '%', '/.', '%2F)']) mendedPath(`/${part.repeat(20_000)}x`);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

describe('readPath', () => {
  it.each([
    ['/news/detail/3', ['news', 'detail', '3']],
    ['/%6Eews/a%2Fb', ['news', 'a/b']],
    ['/%6Eews/%ZZ', ['%6Eews', '%ZZ']],
    ['/a/%E6%A0', ['a', '%E6%A0']],
    ['/', ['']],
    ['/a+b', ['a+b']],
  ])('reads the segments of %s', (path, segments) => {
    expect(readPath(path)).toEqual(segments);
  });
});

describe('mendedPath', () => {
  it.each([
    ['/news/detail/3。', '/news/detail/3'],
    ['/news/detail/3%E3%80%82', '/news/detail/3'],
    ['/news/detail/3)/', '/news/detail/3'],
    ['/news/detail/3%', '/news/detail/3'],
    ['/88.118.001%2', '/88.118.001'],
    ['/88.118.001/GT-1%2', '/88.118.001/GT-1'],
    ['/home%22', '/home'],
    ['/home/%E3%80%82', '/home'],
    ['/。', '/'],
    ['//', '/'],
  ])('mends %s', (path, mended) => {
    expect(mendedPath(path)).toBe(mended);
  });

  it.each(['/', '/home', '/news/detail/a%2Fb', '/a%ZZ/b', '/100%25'])('leaves %s', (path) => {
    expect(mendedPath(path)).toBe(path);
  });

  it('is an absolute path, and never longer, whatever the path', () => {
    const parts = fc.array(fc.constantFrom('/', 'home', '%', '%2', '%E6', '%E3%80%82', ')', '.', '%25', 'a', '%2F'));
    fc.assert(
      fc.property(parts, (made) => {
        const path = `/${made.join('')}`;
        const mended = mendedPath(path);
        expect(mended).toMatch(/^\//);
        expect(mended.length).toBeLessThanOrEqual(path.length);
      }),
    );
  });
});
