/** Maximum length of a subject in characters; longer ones are truncated in commit lists. */
const longest = 100;

const machinePath = /(?:^|[\s'"(])(?:\/(?:tmp|home|root|work|Users|var)\/|[A-Za-z]:\\)/;

/** Why a commit subject is invalid, in one sentence; null for `subject: imperative sentence`. */
export function subjectProblem(subject: string): string | null {
  if (machinePath.test(subject)) return 'names a folder of a machine';
  if (subject.length > longest) return `has ${subject.length} characters, ${longest} at most`;
  if (!/^[a-z0-9][\w@/.,& -]*: \S/.test(subject)) return 'does not read `subject: imperative sentence`';
  if (subject.endsWith('.')) return 'ends with a full stop';
  return null;
}
