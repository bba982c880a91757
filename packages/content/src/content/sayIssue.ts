import type * as z from 'zod/mini';

function valueAt(item: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], item);
}

/** The message of a schema issue, for the item's author. */
export function sayIssue(issue: z.core.$ZodIssue, item: unknown): string {
  const value = valueAt(item, issue.path);
  const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
  if (value === undefined || value === null || isEmpty) return 'is missing';
  const found = `not ${JSON.stringify(value)}`;
  const count = Array.isArray(value) ? `, not ${value.length}` : '';
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}, ${found}`;
    case 'invalid_type':
      return `must be ${issue.expected === 'boolean' ? 'true or false' : `a ${issue.expected}`}, ${found}`;
    case 'too_small':
      return count === ''
        ? `must be at least ${issue.minimum}, ${found}`
        : `must have at least ${issue.minimum}${count}`;
    case 'too_big':
      return count === '' ? `must be at most ${issue.maximum}, ${found}` : `must have at most ${issue.maximum}${count}`;
    default:
      return `cannot be ${JSON.stringify(value)}`;
  }
}
