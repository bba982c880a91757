/** A heading of the page. */
export interface ContentsHeading {
  /** `id` of the heading's or the section's element. */
  id: string;
  text: string;
  /** 2 for a part of the heading before it; 1 by default. */
  level?: 1 | 2;
}

/** A heading with its parts. */
export interface ContentsEntry {
  heading: ContentsHeading;
  parts: ContentsHeading[];
}

/** Puts the headings of the second level under the one of the first that comes before them; without one they lead. */
export function nestHeadings(headings: readonly ContentsHeading[]): ContentsEntry[] {
  const entries: ContentsEntry[] = [];
  for (const heading of headings) {
    const last = entries.at(-1);
    if (heading.level === 2 && last !== undefined && last.heading.level !== 2) last.parts.push(heading);
    else entries.push({ heading, parts: [] });
  }
  return entries;
}
