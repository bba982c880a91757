/** Words, in Chinese, on how a code that exists differs from the one that was typed. */
export const nearCodeWords = {
  /** How a sign of a code is called; others are quoted. */
  sign: {
    letter: (sign: string) => `字母 ${sign}`,
    digit: (sign: string) => `数字 ${sign}`,
  },
  separators: { '-': '连字符', _: '下划线', '.': '句点', ':': '冒号', '/': '斜杠' },
  /** A position in a code. */
  place: {
    start: '开头',
    end: '结尾',
    between: (before: string, after: string) => `${before} 与 ${after} 之间`,
  },
  /** How many of a separator the code that exists has at a place. */
  count: {
    onlyOne: (place: string, sign: string) => `${place}只有一个“${sign}”`,
    none: (place: string, sign: string) => `${place}没有“${sign}”`,
    several: (place: string, sign: string) => `${place}不止一个“${sign}”`,
    one: (place: string, sign: string) => `${place}有“${sign}”`,
  },
  /** Tags; `name` as in `separators`. */
  fewer: (name: string) => `少一个${name}`,
  more: (name: string) => `多一个${name}`,
  /** Both as in `sign`, or quoted. */
  instead: (typed: string, here: string) => `您输入的是${typed}，这里是${here}`,
  /** `pairs` as `pair` writes them, with `、` between. */
  lookAlikes: (pairs: string) => `形近字：${pairs}`,
  pair: (typed: string, here: string) => `${typed} 与 ${here}`,
  swapped: (one: string, two: string) => `${one} 与 ${two} 换了位置`,
  tooMany: (sign: string) => `您输入的多一个${sign}`,
  tooFew: (sign: string) => `您输入的少一个${sign}`,
  case: '大写与小写是两个编码',
  separatorsAlone: '字母和数字相同，分隔符不同',
} as const;
