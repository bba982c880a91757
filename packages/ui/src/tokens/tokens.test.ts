import { describe, expect, it } from 'vitest';
import { lightTheme } from './lightTheme.ts';
import { media } from './media.ts';
import { rem } from './rem.ts';
import { themeDeclarations, token, variableName } from './token.ts';
import { breakpoint, typeScale } from './typeScale.ts';
import { type TypeStyleName, typeStyle } from './typeStyle.ts';

describe('tokens', () => {
  it('refers to a variable of the theme when asked for a token', () => {
    expect(token('text-primary')).toBe('var(--lima-text-primary)');
    expect(themeDeclarations(lightTheme)).toContain(`${variableName('text-primary')}:${lightTheme['text-primary']};`);
  });

  it('declares every token once when a theme is written', () => {
    const declared = themeDeclarations(lightTheme)
      .split(/;(?=--lima-|$)/)
      .filter(Boolean)
      .map((declaration) => declaration.slice(0, declaration.indexOf(':')));
    expect(new Set(declared).size).toBe(declared.length);
    expect(declared).toHaveLength(Object.keys(lightTheme).length);
  });

  it('declares only what differs when given the theme underneath', () => {
    const other = { ...lightTheme, 'bg-page': '#F6F8FB' };
    expect(themeDeclarations(other, lightTheme)).toBe('--lima-bg-page:#F6F8FB;');
    expect(themeDeclarations(lightTheme, lightTheme)).toBe('');
  });
});

describe('typeStyle', () => {
  it.each(Object.keys(typeScale) as TypeStyleName[])('says size, line height and face when asked for %s', (name) => {
    const style = typeStyle(name);
    const step = typeScale[name];
    expect(style).toContain(`font-size:${rem(step.size)}`);
    expect(style).toContain(`line-height:${rem(step.line)}`);
    expect(style).toContain(token('family' in step ? `font-${step.family}` : 'font-sans'));
  });

  it('changes size below the tablet when the step has a size for phones', () => {
    expect(typeStyle('h1')).toContain(`${media.mobile}{font-size:1.625rem;line-height:2.25rem;}`);
    expect(typeStyle('body')).not.toContain('@media');
  });
});

describe('media', () => {
  it('leaves no width between phone, tablet and desktop when queries meet', () => {
    expect(breakpoint.tabletMin).toBe(breakpoint.mobileMax + 1);
    expect(breakpoint.desktopMin).toBe(breakpoint.tabletMax + 1);
    expect(media.mobile).toContain(`${breakpoint.mobileMax}px`);
    expect(media.low).toContain(`${breakpoint.lowMax}px`);
    expect(media.desktop).toContain(`${breakpoint.desktopMin}px`);
  });
});
