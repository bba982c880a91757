// The style element of styled-components, divided in two for adoptStyles.ts.

/** Style elements of a document, for its head: a body may have none. */
export interface DividedStyles {
  /** All rules. `data-rules` says how many each group has: `1:2 4:1`. */
  rules: string;
  /** Names of the groups, which styled-components reads and removes. */
  names: string;
}

/** What styled-components ends each rule and each name with. */
const end = '/*!sc*/\n';
const element = /^<style ([^>]*)>([\s\S]*)<\/style>$/;
const name = /^data-styled\.g(\d+)\[/;

/** Rules that some browsers leave out: with selectors or at-rules of their own, or younger than they are. */
const notEverywhere = /^(?:[^{]*(?:::-|:has\()|@(?!media|supports|keyframes))/;

/** A rule that no browser leaves out, whatever it does with what is inside: places in the style element are counted in rules. */
function lasting(rule: string): string {
  return notEverywhere.test(rule) ? `@media all{${rule}}` : rule;
}

/**
 * Divides what `getStyleTags()` of styled-components returns. Throws for another format, which a release of it may bring. No media matches the
 * names: they are no rules of the page.
 */
export function divideStyles(tags: string): DividedStyles {
  if (tags === '') return { rules: '', names: '' };
  const [, attributes, text] = element.exec(tags) ?? [];
  if (attributes === undefined || text === undefined) throw new Error(`No style element: ${tags.slice(0, 100)}`);

  const rules: string[] = [];
  const names: string[] = [];
  const sizes: string[] = [];
  let counted = 0;
  for (const part of text.trimStart().split(end)) {
    const [, group] = name.exec(part) ?? [];
    if (group === undefined) {
      if (part !== '') rules.push(lasting(part));
      continue;
    }
    names.push(part + end);
    sizes.push(`${group}:${rules.length - counted}`);
    counted = rules.length;
  }
  if (counted < rules.length) throw new Error(`Rules without a name: ${rules.slice(counted).join(' ').slice(0, 100)}`);
  return {
    rules: `<style data-rules="${sizes.join(' ')}">${rules.join('')}</style>`,
    names: `<style ${attributes} media="not all">${names.join('')}</style>`,
  };
}
