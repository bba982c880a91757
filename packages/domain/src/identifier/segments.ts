import type { IdentifierCode } from './code.ts';
import { type SegmentName, segmentNames } from './codeRefusal.ts';
import { objectCodeWords } from './objectCodeWords.ts';

/** Names of a segment: in full, and short for narrow places. */
export const segmentLabels: Record<SegmentName, { label: string; shortLabel: string }> = {
  topNode: { label: '国家顶级节点', shortLabel: '顶级节点' },
  secondLevelNode: { label: '行业二级节点', shortLabel: '二级节点' },
  enterprisePrefix: { label: '企业前缀', shortLabel: '企业前缀' },
  objectCode: { label: '对象码', shortLabel: '对象码' },
};

/** One segment of a code with its names and meaning. */
export interface SegmentDescription {
  name: SegmentName;
  /** The segment as written. */
  text: string;
  label: string;
  shortLabel: string;
  /** The meaning of the segment, Chinese; empty when it has none on its own. */
  note: string;
}

const seriesYearSerial = /^([A-Za-z]{1,8})-((?:19|20)\d{2})-(\d{3,12})$/;

/**
 * The meaning of an object code of the form SERIES-YEAR-SERIAL, as `GT 系列 · 2026 年 · 第 000123 台`; empty for any other form. The form is a
 * convention of the enterprises of this platform, not a rule: an object code may mean anything.
 */
export function describeObjectCode(objectCode: string): string {
  const match = seriesYearSerial.exec(objectCode);
  if (match === null) return '';
  const [, series = '', year = '', serial = ''] = match;
  return objectCodeWords.seriesYearSerial(series, year, serial);
}

/** The four segments of a code in reading order, named and described. */
export function describeSegments(code: IdentifierCode): SegmentDescription[] {
  return segmentNames.map((name) => ({
    name,
    text: code[name],
    label: segmentLabels[name].label,
    shortLabel: segmentLabels[name].shortLabel,
    note: name === 'objectCode' ? describeObjectCode(code.objectCode) : '',
  }));
}
