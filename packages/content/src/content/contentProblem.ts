/** A problem in a content file, for its author. */
export interface ContentProblem {
  /** The file's name in its folder; `.` for the folder as a whole. */
  file: string;
  /** The field, or the place in the text, by the file's own names. */
  field: string;
  /** The problem, as the end of a sentence. */
  says: string;
}

/** All problems in one text, one per line. */
export function sayProblems(problems: readonly ContentProblem[]): string {
  const lines = problems.map(({ file, field, says }) => `  ${file}: ${field}: ${says}`);
  return ['The content is not right yet (docs/content.md says how it is written):', ...lines].join('\n');
}
