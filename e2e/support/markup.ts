const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#x27': "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|#39|#x27);/g, (sign, name: string) => entities[name] ?? sign);
}

/** The attributes of every element of a name, in the order of a document that a server wrote. */
export function elementsOf(html: string, name: string): Record<string, string>[] {
  const tags = html.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'g'));
  return [...tags].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, decoded(value)]),
    ),
  );
}

/** The text of every element of a name, without the elements in it. */
export function textsOf(html: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'));
  return [...found].map(([, inner = '']) => decoded(inner.replaceAll(/<[^>]*>/g, '')).trim());
}

/** What the `content` of the only such `meta` element is; undefined when there is none, or more than one. */
export function metaOf(html: string, key: 'name' | 'property', value: string): string | undefined {
  const found = elementsOf(html, 'meta').filter((meta) => meta[key] === value);
  return found.length === 1 ? found[0]?.content : undefined;
}

/** What a page tells machines, as JSON-LD: nothing when it tells nothing. */
export function factsOf(html: string): unknown[] {
  const [, json = '[]'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as unknown[];
}
