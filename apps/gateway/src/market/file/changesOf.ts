import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areParts(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every(isFields);
}

/** What names a part among those of its list, the first of these that it has. */
const keys = ['id', 'duration', 'year', 'name'] as const;

/** Parts of a list by their key; by their index where they have none. */
function keyed(parts: readonly Fields[]): ReadonlyMap<string, Fields> {
  return new Map(
    parts.map((part, index) => [String(keys.map((key) => part[key]).find((key) => key !== undefined) ?? index), part]),
  );
}

/** Characters up to which a value is repeated. */
const shownMax = 40;

function show(before: unknown, after: unknown): string {
  const texts = [before, after].map((value) => JSON.stringify(value) ?? '');
  return texts.some((text) => text.length > shownMax) ? '' : `：${texts.join(' → ')}`;
}

function nameOf({ id, name }: Fields): string {
  return id !== undefined && typeof name === 'string' ? ` ${name}` : '';
}

function changesOfParts(before: readonly Fields[], after: readonly Fields[], path: string): string[] {
  const [olds, news] = [keyed(before), keyed(after)];
  const removal = path === 'apps' ? '下架' : '删除';
  const removed = [...olds].filter(([key]) => !news.has(key));
  const kept = [...olds.keys()].filter((key) => news.has(key));
  const isMoved = !isDeepStrictEqual(
    kept,
    [...news.keys()].filter((key) => olds.has(key)),
  );
  return [
    ...removed.map(([key, part]) => `${removal} ${path}[${key}]${nameOf(part)}`),
    ...[...news].flatMap(([key, part]) => {
      const old = olds.get(key);
      return old === undefined ? [`新增 ${path}[${key}]${nameOf(part)}`] : changesOf(old, part, `${path}[${key}]`);
    }),
    ...(isMoved ? [`更改 ${path} 的顺序`] : []),
  ];
}

/** What changes from a market, or a part of it, to another: short lines, Chinese, with paths by the ids of parts: `apps[coding].name`. */
export function changesOf(before: unknown, after: unknown, path = ''): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (areParts(before) && areParts(after)) return changesOfParts(before, after, path);
  if (isFields(before) && isFields(after)) {
    return Object.keys(after).flatMap((name) =>
      changesOf(before[name], after[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return [`更改 ${path}${show(before, after)}`];
}
