import { describe, expect, it } from 'vitest';
import { en } from '../locale/en.ts';
import { zhCN } from '../locale/zhCN.ts';
import { brandDrawing } from './brandDrawing.ts';
import { brandLocale } from './brandLocale.ts';
import { brandTheme } from './brandTheme.ts';

const brand = { name: '药联', latinName: 'YAOLIAN' };

describe('brandLocale', () => {
  it('names the brand where the components name 力码', () => {
    expect(brandLocale(brand, zhCN).header.home).toBe('药联首页');
    expect(brandLocale(brand, zhCN).footer.brand).toBe('药联 YAOLIAN');
    expect(brandLocale(brand, en).header.home).toBe('YAOLIAN, home');
  });

  it('leaves no text with the name of 力码', () => {
    expect(JSON.stringify(brandLocale(brand, zhCN))).not.toMatch(/力码|LIMA/);
    expect(JSON.stringify(brandLocale(brand, en))).not.toMatch(/力码|LIMA/);
  });

  it("leaves no text about 力码's industry", () => {
    expect(JSON.stringify(brandLocale(brand, zhCN))).not.toMatch(/健身|跑步机|单车/);
    expect(JSON.stringify(brandLocale(brand, en))).not.toMatch(/fitness|workout|treadmill/i);
  });

  it('keeps texts with figures as functions', () => {
    expect(brandLocale(brand, zhCN).timeline.shown(5, 12)).toBe(zhCN.timeline.shown(5, 12));
  });
});

describe('brandDrawing', () => {
  it('changes the blue parts in any case of letters and nothing else', () => {
    const theme = brandTheme({ primary: '#00727D' });
    const drawing =
      '<path fill="#1582f1"/><path fill="#0B66C8"/><path fill="var(--ill-dark,#22375A)" stroke="#0b1b33"/>';
    expect(brandDrawing(drawing, theme)).toBe(
      `<path fill="${theme['color-primary-500']}"/><path fill="#00727D"/><path fill="var(--ill-dark,#22375A)" stroke="#0b1b33"/>`,
    );
  });
});
