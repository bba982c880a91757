/** Splits `data-*` attributes, which belong to the root, from what belongs to the control. */
export function splitData(props: object) {
  const entries = Object.entries(props);
  return {
    data: Object.fromEntries(entries.filter(([name]) => name.startsWith('data-'))),
    own: Object.fromEntries(entries.filter(([name]) => !name.startsWith('data-'))),
  };
}
