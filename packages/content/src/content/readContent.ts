import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { caseSubject } from './caseSubject.ts';
import { catalogueSubject } from './catalogueSubject.ts';
import { checkFile, checkFolder, checkNames, type Drawings } from './checkContent.ts';
import { companySubject } from './companySubject.ts';
import { type ContentProblem, sayProblems } from './contentProblem.ts';
import type { ContentSubject } from './contentSubject.ts';
import { documentSubject } from './documentSubject.ts';
import { ecologySubject } from './ecologySubject.ts';
import { expoSubject } from './expoSubject.ts';
import { newsSubject } from './newsSubject.ts';
import { solutionSubject } from './solutionSubject.ts';
import { specialSubject } from './specialSubject.ts';

/** Every kind of content; a new one is a line here and a folder of files. */
const subjects: readonly ContentSubject[] = [
  catalogueSubject,
  newsSubject,
  solutionSubject,
  caseSubject,
  specialSubject,
  expoSubject,
  ecologySubject,
  companySubject,
  documentSubject,
];

const drawingFolder = new URL('../../../ui/illustrations/on-ink/', import.meta.url);

function drawingNames(): Drawings {
  return new Set(readdirSync(drawingFolder).map((file) => basename(file, '.svg')));
}

function inFolder(folder: string, problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.map((problem) => ({ ...problem, file: join('content', folder, problem.file) }));
}

function refuse(problems: readonly ContentProblem[]): void {
  if (problems.length > 0) throw new Error(sayProblems(problems));
}

/** Names of the files in a folder, hidden ones left out. */
function namesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

/** Checks all content; throws with every problem, by file and field. Returns the number of items per folder. */
export function checkAllContent(contentFolder: string): Record<string, number> {
  const drawings = drawingNames();
  const folders = subjects.map((subject) => {
    const folder = join(contentFolder, subject.folder);
    const files = namesIn(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
    return { folder: subject.folder, ...checkFolder(subject, files, drawings) };
  });
  refuse(folders.flatMap(({ folder, problems }) => inFolder(folder, problems)));
  return Object.fromEntries(folders.map(({ folder, items }) => [folder, items.length]));
}

/** Reads one file: the item, or with `summary` its data for lists. Throws with every problem, by field. */
export function readContentFile(contentFolder: string, path: string, { summary }: { summary: boolean }): object {
  const [folder, name] = [dirname(path), basename(path)];
  const subject = subjects.find((one) => join(contentFolder, one.folder) === join(folder));
  if (subject === undefined) throw new Error(`${path} stands in no folder of content.`);
  const { item, problems } = checkFile(subject, { name, text: readFileSync(path, 'utf8') }, drawingNames());
  refuse(inFolder(subject.folder, [...problems, ...checkNames(namesIn(folder)).filter(({ file }) => file === name)]));
  if (item === null) throw new Error(`${path} holds no item.`);
  return summary ? subject.summarise(item) : item;
}
