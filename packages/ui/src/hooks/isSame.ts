/** Whether two values of a field are the same: texts, numbers and the like, and lists and records whose parts are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const parts = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return parts.length === others.size && parts.every(([key, part]) => others.has(key) && isSame(part, others.get(key)));
}
