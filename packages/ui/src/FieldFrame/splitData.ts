/** Splits `data-*` attributes, which go to the root, from the props of the control. */
export function splitData(props: object) {
  const entries = Object.entries(props);
  return {
    data: Object.fromEntries(entries.filter(([name]) => name.startsWith('data-'))),
    own: Object.fromEntries(entries.filter(([name]) => !name.startsWith('data-'))),
  };
}
