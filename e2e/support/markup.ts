const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|#39|#x27);/g, (sign, name: string) => entities[name] ?? sign);
}

/** Attributes of every element with a tag name, in document order of server HTML. */
export function elementsOf(html: string, name: string): Record<string, string>[] {
  const tags = html.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'g'));
  return [...tags].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
    ),
  );
}

/** Text of every element with a tag name, without nested elements. */
export function textsOf(html: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'));
  return [...found].map(([, inner = '']) => decoded(inner.replaceAll(/<[^>]*>/g, '')).trim());
}

/** The `content` of a `meta` element; undefined when there is none or more than one. */
export function metaOf(html: string, key: 'name' | 'property', value: string): string | undefined {
  const found = elementsOf(html, 'meta').filter((meta) => meta[key] === value);
  return found.length === 1 ? found[0]?.content : undefined;
}

/** JSON-LD of a page; empty when there is none. */
export function factsOf(html: string): unknown[] {
  const [, json = '[]'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as unknown[];
}
