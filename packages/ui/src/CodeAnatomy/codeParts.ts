import { describeSegments, parseIdentifier, partialSegments, type SegmentName, segmentLabels } from '@lima-id/domain';
import type { Texts } from '../locale/useTexts.ts';
import type { Translate } from '../locale/useTranslate.ts';
import type { codeAnatomyTexts } from './CodeAnatomy.texts.ts';

type CodeTexts = Texts<typeof codeAnatomyTexts>;

/** State of a segment: recognised, failed, unknown, or not typed yet. */
export type SegmentMark = 'known' | 'failed' | 'unknown' | 'missing';
export interface CodeSegment {
  name: SegmentName;
  text: string;
  mark: SegmentMark;
  /** Shown under the bracket where there is room; empty for segments after a failed one. */
  label: string;
  /** Shown under the bracket where there is little room. */
  shortLabel: string;
  /** Smaller, under the label; may be empty. */
  note: string;
}

export interface CodeParts {
  /** The code as one text. */
  text: string;
  prefix: CodeSegment[];
  suffix: CodeSegment | null;
}

/** The inputs that decide how a code is drawn. */
export interface CodeQuestion {
  identifier: string;
  preview: boolean;
  status: 'known' | 'unknown';
  failedSegment: SegmentName | null;
  notes: Partial<Record<SegmentName, string | undefined>>;
}

const order = ['topNode', 'secondLevelNode', 'enterprisePrefix', 'objectCode'] as const satisfies SegmentName[];
const missingText = '···';

function markOf(name: SegmentName, { status, failedSegment }: CodeQuestion): SegmentMark {
  if (status === 'known') return 'known';
  if (failedSegment === null) return 'unknown';
  if (name === failedSegment) return 'failed';
  return order.indexOf(name) < order.indexOf(failedSegment) ? 'known' : 'unknown';
}

function withoutMatch(name: SegmentName, texts: CodeTexts): string {
  return {
    topNode: texts.noTopNode,
    secondLevelNode: texts.noSecondLevelNode,
    enterprisePrefix: texts.noEnterprisePrefix,
    objectCode: texts.noObjectCode,
  }[name];
}

function defaultNote(name: SegmentName, described: string, texts: CodeTexts): string {
  if (name === 'objectCode') return described || texts.objectCodeNote;
  return {
    topNode: texts.topNodeNote,
    secondLevelNode: texts.secondLevelNodeNote,
    enterprisePrefix: texts.enterprisePrefixNote,
  }[name];
}

/** The segments of a code to draw, in the language of `translate`; null when the text is not a code and `preview` is off. */
export function codeParts(question: CodeQuestion, texts: CodeTexts, translate: Translate): CodeParts | null {
  const verdict = parseIdentifier(question.identifier);
  if (!verdict.ok && !question.preview) return null;
  const described = verdict.ok ? describeSegments(verdict.code) : [];
  const typed = verdict.ok ? verdict.code : partialSegments(question.identifier);
  const segments = order.map((name): CodeSegment => {
    const text = typed[name];
    const mark = text === undefined ? 'missing' : markOf(name, question);
    const ownLabels = segmentLabels[name];
    const isJudged = question.status === 'unknown' && question.failedSegment !== null;
    const verdictLabel = {
      failed: withoutMatch(name, texts),
      known: texts.recognised,
      unknown: '',
      missing: '',
    }[mark];
    const description = translate(described.find((one) => one.name === name)?.note ?? '');
    return {
      name,
      text: text ?? missingText,
      mark,
      label: isJudged ? verdictLabel : translate(ownLabels.label),
      shortLabel: isJudged ? verdictLabel : translate(ownLabels.shortLabel),
      note: question.status === 'unknown' ? '' : (question.notes[name] ?? defaultNote(name, description, texts)),
    };
  });
  const suffix = segments[segments.length - 1] ?? null;
  const failure = segments.find(({ mark }) => mark === 'failed');
  const text = verdict.ok ? verdict.text : question.identifier.trim();
  return {
    text: failure === undefined ? text : `${text}，${failure.label}`,
    prefix: segments.slice(0, 3),
    suffix: suffix === null || suffix.mark === 'missing' ? null : suffix,
  };
}
