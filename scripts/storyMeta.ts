/** What the meta of a story file says about its place: where it stands in the sidebar, and how its ids begin. */
export interface StoryMeta {
  /** Group and names: `Inputs/Button 按钮`. */
  title: string;
  /** Pictures and links are keyed by it, so it stays when the title changes. */
  id: string;
}

const meta = /^const meta[^;]*?\btitle: '([^']+)',\s+id: '([^']+)'/ms;

/** Reads the meta of a story file; null when it does not begin with title and id. */
export function storyMeta(source: string): StoryMeta | null {
  const [, title, id] = meta.exec(source) ?? [];
  return title === undefined || id === undefined ? null : { title, id };
}
