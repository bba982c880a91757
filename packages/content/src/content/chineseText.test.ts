import { describe, expect, it } from 'vitest';
import { chineseFaults, textOfMarkup } from './chineseText.ts';

describe('chineseFaults', () => {
  it.each([
    '一台器材，一个码，一份终身档案。',
    '提交后3个工作日内审核，通过率98.5%以上；详见《编码规则》（第2版）。',
    'GT-6 商用智能跑步机的编码是88.118.001/GT-2026-000123。',
    '他说：“真的可以？！”',
    '升温到40℃……再降下来——这就是全部。',
    'Scan the code, then wait.',
    '比例为1:2，时间是09:30。',
    '《「力码」手册（试行）》',
    '格式为“时:分”。',
  ])('finds nothing in %s', (text) => {
    expect(chineseFaults(text)).toEqual([]);
  });

  it.each([
    ['扫码,即可查看', 'half width'],
    ['查看档案.', 'half width'],
    ['型号(商用)', 'half width'],
    ['所谓"一物一码"', 'half width'],
    ['共 3 个方案', 'a space between'],
    ['提升了 12%', 'a space between'],
    ['扫码，，查看', 'two signs'],
    ['扫码。，查看', 'two signs'],
    ['參數與標識', 'traditional'],
    ['（商用', '（ without'],
    ['商用）', '） without'],
    ['《「手册》」', '》 without'],
    ['断点续传，异地多活', 'nobody has measured'],
    ['反向溯源，秒级返回', 'nobody has measured'],
    ['请先登陆', '登录'],
    ['其它帐号', '其他'],
  ])('finds what is wrong in %s', (text, says) => {
    expect(chineseFaults(text).join('\n')).toContain(says);
  });

  it('reports every misspelling of a text', () => {
    expect(chineseFaults('其它帐号')).toEqual(['says 帐号; write 账号', 'says 其它; write 其他']);
  });

  it('allows a space before a figure in labels', () => {
    expect(chineseFaults('共 3 个方案', { spacedFigures: true })).toEqual([]);
  });

  it('quotes the text around the error', () => {
    expect(chineseFaults('从来料到维保,关键工序')[0]).toContain('维保,关键');
  });
});

describe('textOfMarkup', () => {
  it('is the readable text: without codes, and with blocks separated', () => {
    const html = '<p>编码<code>GT,6</code>、<strong>单独</strong>更换。</p><p>，</p>';
    expect(chineseFaults(textOfMarkup(html))).toEqual([]);
  });
});
