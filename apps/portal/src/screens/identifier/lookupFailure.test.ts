import { messages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { lookupFailure, segmentAdvice } from './lookupFailure.ts';

const refused = { kind: 'refused', status: 200, code: null, message: messages.lookup.notFound, data: null } as const;

describe('lookupFailure', () => {
  it('is an unknown code with the failing segment when the server names it', () => {
    const result = { ...refused, status: 404, data: { failedSegment: 'objectCode' } } as const;
    expect(lookupFailure(result)).toEqual({
      kind: 'notFound',
      failedSegment: 'objectCode',
      message: messages.lookup.notFound,
      suggestions: [],
      owner: null,
    });
  });

  it('is an unknown code when another gateway says 404 in the envelope only', () => {
    expect(lookupFailure({ ...refused, code: 404 })).toMatchObject({ kind: 'notFound', failedSegment: null });
  });

  it('is an unknown code with the default message when the server refuses without a reason', () => {
    expect(lookupFailure({ ...refused, message: messages.request.failed })).toMatchObject({
      kind: 'notFound',
      message: messages.lookup.notFound,
    });
  });

  it('keeps the server’s message when it refuses for another reason', () => {
    const result = { ...refused, status: 429, message: '查询过于频繁，请稍后再试' };
    expect(lookupFailure(result)).toEqual({ kind: 'refused', message: '查询过于频繁，请稍后再试' });
  });

  it('is a void code when the server responds 410, by status or in the envelope only', () => {
    const message = '该标识已于2026-05-12作废，请勿使用该产品，并联系企业核实';
    expect(lookupFailure({ ...refused, status: 410, message })).toEqual({ kind: 'void', message });
    expect(lookupFailure({ ...refused, code: 410, message })).toEqual({ kind: 'void', message });
  });

  it('is a code of another node when the server names the responsible one', () => {
    const responsible = { nodeName: '工程机械行业二级节点（88.256）', responsible: '某研究院', website: '' };
    const data = { failedSegment: 'enterprisePrefix', responsible } as const;
    expect(lookupFailure({ ...refused, status: 404, message: '请前往', data })).toEqual({
      kind: 'elsewhere',
      message: '请前往',
      responsible,
    });
  });

  it.each(['offline', 'unreachable', 'aborted'] as const)(
    'is no statement about the code when the call ended as %s',
    (kind) => {
      expect(lookupFailure({ ...refused, kind, status: null })).toEqual({ kind: 'unanswered' });
    },
  );

  it('shows the client’s message when the response was late or unreadable', () => {
    expect(lookupFailure({ ...refused, kind: 'broken', message: messages.request.failed })).toEqual({
      kind: 'refused',
      message: messages.request.failed,
    });
  });
});

describe('segmentAdvice', () => {
  it('counts the recognised segments and names the one to check', () => {
    expect(segmentAdvice('objectCode')).toBe('前三段已识别，请重点检查对象码。');
    expect(segmentAdvice('topNode')).toBe('请重点检查国家顶级节点。');
    expect(segmentAdvice(null)).toBe('');
  });
});
