/** The button of a name in a part of the page; throws when there is none. */
export function buttonNamed(place: ParentNode, name: string): HTMLButtonElement {
  const found = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
}
