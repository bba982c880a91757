import { describe, expect, it } from 'vitest';
import { createFrameJudge, judgeScan, judgeScans } from './scanVerdict.ts';

const square = (content: string) => ({ content, isLinear: false });
const linear = (content: string) => ({ content, isLinear: true });
const gs1Link = 'https://id.gs1.org/01/09521234000167/21/GT-2026-000123';

describe('judgeScan', () => {
  it('returns the identifier when the code contains a link with it', () => {
    expect(
      judgeScan(square('https://id.example.cn/product_scene?identifier=88.118.001%2FGT-2026-000123')),
    ).toMatchObject({ ok: true, kind: 'identifier', text: '88.118.001/GT-2026-000123' });
  });

  it.each([
    [square(gs1Link), gs1Link],
    [square('(01)09521234000167(21)GT-2026-000123'), '(01)09521234000167(21)GT-2026-000123'],
    [linear('\u001D010952123400016721GT-2026-000123'), '(01)09521234000167(21)GT-2026-000123'],
    [linear('9521234000167'), '9521234000167'],
  ])('returns the code of goods %j, as typing it does', (code, text) => {
    expect(judgeScan(code)).toMatchObject({ ok: true, kind: 'goods', text });
  });

  it('returns the one code of a label with several lines', () => {
    expect(judgeScan(square('山东泰岳\n标识编码：88.118.001/GT-1\n型号：SB-3'))).toMatchObject({
      ok: true,
      text: '88.118.001/GT-1',
    });
    expect(judgeScan(square('88.118.001/GT-1\n88.118.001/GT-2'))).toMatchObject({
      ok: false,
      message: expect.stringContaining('一次只能查询一个标识编码'),
    });
  });

  it('names the content and what is expected when the code contains something else', () => {
    const verdict = judgeScan(square('WIFI:S:gym;T:WPA;P:12345678;;'));
    expect(verdict.ok).toBe(false);
    expect(verdict).toHaveProperty('message', expect.stringContaining('WIFI:S:gym'));
    expect(verdict).toHaveProperty('message', expect.stringContaining('88.118.001/GT-2026-000123'));
  });

  it('names a barcode of lines, and what to do', () => {
    const verdict = judgeScan(linear('GT-2026-000123'));
    expect(verdict.ok).toBe(false);
    expect(verdict).toHaveProperty('message', expect.stringContaining('一维条码“GT-2026-000123”'));
    expect(verdict).toHaveProperty('message', expect.stringContaining('请扫描铭牌上的二维码'));
  });

  it('truncates long content in the message', () => {
    const verdict = judgeScan(square('x'.repeat(500)));
    expect(verdict).toHaveProperty('message', expect.stringContaining('…'));
    expect(JSON.stringify(verdict).length).toBeLessThan(160);
  });
});

describe('judgeScans', () => {
  const codes = [linear('GT-2026'), linear('9521234000167'), square(gs1Link), square('88.118.036/SB-2025-018842')];

  it('picks the code that says most, wherever it stands', () => {
    expect(judgeScans(codes)).toMatchObject({ ok: true, text: '88.118.036/SB-2025-018842' });
    expect(judgeScans(codes.slice(0, 3))).toMatchObject({ ok: true, text: gs1Link });
    expect(judgeScans(codes.slice(0, 2).reverse())).toMatchObject({ ok: true, text: '9521234000167' });
    expect(judgeScans(codes.slice(0, 1))).toMatchObject({ ok: false });
  });

  it('returns null when a picture contains no code', () => {
    expect(judgeScans([])).toBeNull();
  });
});

describe('createFrameJudge', () => {
  const barcode = [linear('9521234000167')];

  it('returns a code that names a piece at once, also after a barcode next to it', () => {
    const judge = createFrameJudge();
    expect(judge(barcode)).toBeNull();
    expect(judge([...barcode, square(gs1Link)])).toMatchObject({ ok: true, text: gs1Link });
    expect(judge([square('88.118.001/GT-1')])).toMatchObject({ ok: true, text: '88.118.001/GT-1' });
  });

  it('returns a barcode, or a refusal, once three frames have had nothing better', () => {
    for (const codes of [barcode, [linear('SN-000123')]]) {
      const judge = createFrameJudge();
      expect([judge(codes), judge(codes), judge([])]).toEqual([null, null, null]);
      expect(judge(codes)).toEqual(judgeScans(codes));
    }
  });

  it('counts again when the code is another one', () => {
    const judge = createFrameJudge();
    const other = [linear('SN-000124')];
    expect([judge(barcode), judge(barcode), judge(other), judge(other)]).toEqual([null, null, null, null]);
    expect(judge(other)).toMatchObject({ ok: false });
  });
});
