/** What is wrong in a content file, for who wrote it. */
export interface ContentProblem {
  /** The file's name in its folder; `.` for the folder as a whole. */
  file: string;
  /** The field, or the place in the text, in the words of the file. */
  field: string;
  /** What is wrong with it, as the end of a sentence. */
  says: string;
}

/** All problems in one text, a line each. */
export function sayProblems(problems: readonly ContentProblem[]): string {
  const lines = problems.map(({ file, field, says }) => `  ${file}: ${field}: ${says}`);
  return ['The content is not right yet (docs/content.md says how it is written):', ...lines].join('\n');
}
