/** A heading of the page. */
export interface ContentsHeading {
  /** `id` of the element of the heading or section. */
  id: string;
  text: string;
  /** 2 for a subheading of the previous heading; 1 by default. */
  level?: 1 | 2 | undefined;
}

/** A heading with its subheadings. */
export interface ContentsEntry {
  heading: ContentsHeading;
  parts: ContentsHeading[];
}

/** Nests level 2 headings under the preceding level 1 heading; without one they stay at the top level. */
export function nestHeadings(headings: readonly ContentsHeading[]): ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  for (const heading of headings) {
    const last = entries[entries.length - 1];
    if (heading.level === 2 && last !== undefined && last.heading.level !== 2) last.parts.push(heading);
    else entries.push({ heading, parts: [] });
  }
  return entries;
}
