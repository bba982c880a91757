import type * as z from 'zod/mini';
import { type Market, marketFile } from './marketFile.ts';

/** Where something is in a file: `['apps', 3, 'name']`. */
export type Place = readonly PropertyKey[];

/** What is wrong in a file, Chinese, without a full stop. */
export interface Problem {
  place: Place;
  sentence: string;
}

/** A place as text: `apps[3].packages[0].name`; the file for the empty one. */
function namePlace(place: Place): string {
  const name = place
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
  return name === '' ? '文件' : name;
}

/** A problem as a line of a list. */
export function nameProblem({ place, sentence }: Problem): string {
  return `${namePlace(place)}：${sentence}`;
}

/** Types of JSON in words. */
const kinds: Readonly<Record<string, string>> = {
  string: '文本，写在双引号中',
  number: '数字，不写引号',
  int: '整数',
  boolean: ' true 或 false',
  array: '列表，写在 [ ] 中',
  object: '一组字段，写在 { } 中',
};

/** Counted parts of a text or a list. */
const units: Readonly<Record<string, string>> = { string: '个字符', array: '项' };

function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '缺少这一项' : `应为${kinds[issue.expected] ?? '其他类型的值'}`;
    case 'invalid_value':
      return `应为 ${issue.values.map((value) => JSON.stringify(value)).join(' 或 ')}`;
    case 'too_small':
      return issue.origin === 'string' ? '不能为空' : `不能小于 ${issue.minimum}`;
    case 'too_big':
      return issue.origin in units ? `不能超过 ${issue.maximum} ${units[issue.origin]}` : `不能大于 ${issue.maximum}`;
    default:
      return '内容不符合要求，请对照 docs/rules/market.md 修改';
  }
}

/** Reads the content of a market file by its shape alone; a list of problems otherwise. */
export function readShape(content: unknown): { market: Market } | { problems: Problem[] } {
  const read = marketFile.safeParse(content, { error: describeIssue });
  if (read.success) return { market: read.data };
  return {
    problems: read.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ place: [...issue.path, key], sentence: '没有这一项，请核对名称' }))
        : [{ place: issue.path, sentence: issue.message }],
    ),
  };
}
