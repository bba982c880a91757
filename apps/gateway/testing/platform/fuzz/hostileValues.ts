import type { Random } from '../../../demo/random.ts';

/** Texts that are known to break parsers, databases or renderers. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  '\0',
  '\0',
  'a\0b',
  '\ud83d',
  '\ude00a',
  '\u202e\u200b\ufeff',
  '\u{1f600}',
  'ｆｕｌｌ１２３',
  '\u0001\u001b[31m',
  "'; drop table account; --",
  '%',
  '_',
  '%25%00',
  '\\',
  '\\u0000',
  '$1',
  '{}',
  '[]',
  '"',
  '../../../../etc/passwd',
  'C:\\windows',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '-0',
  '00',
  '1e5',
  '1e400',
  '0x10',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(40),
  '0.1',
  '0.001',
  '1,000.00',
  '２８００.００',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31 23:59:59',
  '2026-05-18 25:61:61',
  '275760-09-14',
  '-000001-01-01T00:00:00Z',
  '13800000001',
  '+8613800138000',
  '88.118.001',
  '88.118.001/GT-2026-000123',
  '88.118.001/',
  '88..118/x',
  '88.118.001/%2F',
  '99999999999999999999.1/1',
  'TGltYUAyMDI2',
  'AA==',
  '====',
  'a'.repeat(300),
  '力'.repeat(3000),
  '\u0301'.repeat(500),
  '-'.repeat(2000),
];

const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  2,
  99,
  0.5,
  1e-320,
  1e21,
  1e308,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  8.64e15,
  8.64e15 + 1,
];

const hostileShapes: readonly unknown[] = [[], {}, [null], [[]], { length: 5 }, { toString: 'a' }];

function nested(random: Random): unknown {
  let value: unknown = random.pick(hostileTexts);
  const levels = random.pick([1, 3, 50, 500]);
  const inList = random.between(0, 1) === 0;
  for (let level = 0; level < levels; level++) value = inList ? [value] : { a: value };
  return value;
}

/** A value of an unexpected type. */
export function hostileValue(random: Random): unknown {
  switch (random.between(0, 9)) {
    case 0:
      return null;
    case 1:
      return random.pick([true, false]);
    case 2:
    case 3:
      return random.pick(hostileNumbers);
    case 4:
      return random.pick(hostileShapes);
    case 5:
      return nested(random);
    case 6:
      return Array.from({ length: random.pick([2, 30, 2_000]) }, () => random.pick(hostileTexts));
    default:
      return random.pick(hostileTexts);
  }
}

/** A minimal mutation of a text or number: nearly valid input gets furthest. */
function altered(random: Random, value: string | number): unknown {
  if (typeof value === 'number') return value + random.pick([-1, 0.5, 1, 1e9]);
  const at = random.pick([0, value.length, random.between(0, value.length)]);
  return `${value.slice(0, at)}${random.pick(hostileTexts)}${value.slice(at)}`;
}

/** A mutation of a value at one place, at any depth. */
export function mutated(random: Random, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && random.between(0, 5) > 0) {
    const at = random.between(0, value.length - 1);
    switch (random.between(0, 4)) {
      case 0:
        return value.toSpliced(at, 1);
      case 1:
        return Array.from({ length: random.pick([2, 21, 1_001]) }, () => value[at]);
      default:
        return value.with(at, mutated(random, value[at]));
    }
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.between(0, 9) > 0) {
    const fields = Object.entries(value);
    const [name = 'a', one] = fields.length === 0 ? [] : random.pick(fields);
    switch (random.between(0, 7)) {
      case 0:
        return Object.fromEntries(fields.filter(([other]) => other !== name));
      case 1:
        return { ...value, [random.pick(hostileTexts)]: one };
      case 2:
        return { ...value, [name]: [one, one] };
      default:
        return { ...value, [name]: mutated(random, one) };
    }
  }
  const isAltered = (typeof value === 'string' || typeof value === 'number') && random.between(0, 1) === 0;
  return isAltered ? altered(random, value) : hostileValue(random);
}
