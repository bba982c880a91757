import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { darkTheme } from '../tokens/darkTheme.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import type { Theme } from '../tokens/token.ts';
import { ThemeProvider } from './ThemeProvider.tsx';
import { ThemeScope } from './ThemeScope.tsx';
import { useScopeClass, useTheme } from './useTheme.ts';

const green: Theme = { ...lightTheme, 'text-link': '#00727D', 'font-sans': '"Noto Sans SC", sans-serif' };
const brown: Theme = { ...lightTheme, 'text-link': '#A34A00' };

function Active() {
  return (
    <i>
      {useTheme()['text-link']} {useScopeClass() ?? 'page'}
    </i>
  );
}

describe('ThemeProvider', () => {
  it('adds no rule when the theme is the light one', () => {
    expect(renderToString(<ThemeProvider>x</ThemeProvider>)).toBe('x');
  });

  it('writes only what differs, before the content, when rendered on the server', () => {
    const markup = renderToString(<ThemeProvider theme={green}>x</ThemeProvider>);
    expect(markup).toBe(
      '<style>:root:root{--lima-text-link:#00727D;--lima-font-sans:"Noto Sans SC", sans-serif;}</style>x',
    );
  });

  it('leaves the global styles out when the page has them', () => {
    const rulesOf = (page: ReactNode) => {
      const sheet = new ServerStyleSheet();
      renderToString(sheet.collectStyles(page));
      return sheet.getStyleTags();
    };
    expect(rulesOf(<ThemeProvider>x</ThemeProvider>)).toContain('box-sizing:border-box');
    expect(rulesOf(<ThemeProvider hasGlobalStyles>x</ThemeProvider>)).toBe('');
  });
});

describe('a nonce', () => {
  it('stands on the rules of the theme and of every scope below when a policy needs it', async () => {
    const page = (
      <ThemeProvider theme={green} nonce="n0nce">
        <ThemeScope theme={brown}>
          <ThemeScope theme={lightTheme} />
        </ThemeScope>
      </ThemeProvider>
    );
    const stream = renderToPipeableStream(page, { nonce: { style: 'n0nce' } });
    const markup = await text(stream.pipe(new PassThrough()));
    const styles = Array.from(markup.matchAll(/<style[^>]*>/g), ([tag]) => tag);
    expect(styles.length).toBeGreaterThan(1);
    expect(styles.filter((tag) => !tag.includes('nonce="n0nce"'))).toEqual([]);
  });
});

describe('ThemeScope', () => {
  it('writes its rule once when two scopes have equal themes', () => {
    const markup = renderToString(
      <ThemeProvider>
        <ThemeScope theme={green}>one</ThemeScope>
        <ThemeScope theme={{ ...green }}>two</ThemeScope>
        <ThemeScope theme={brown}>three</ThemeScope>
      </ThemeProvider>,
    );
    expect(markup.match(/--lima-text-link:#00727D;/g)).toHaveLength(1);
    expect(markup.match(/--lima-text-link:#A34A00;/g)).toHaveLength(1);
    const [one, two, three] = Array.from(markup.matchAll(/<div class="([^"]+)"/g), ([, name]) => name);
    expect(one).toBe(two);
    expect(one).not.toBe(three);
    expect(markup).toContain(`.${one}{`);
  });

  it('has a ground of its own when the page is light and the scope dark, or the other way round', () => {
    const groundsOf = (markup: string) =>
      Array.from(markup.matchAll(/<div[^>]*class="lima-scope-[^>]*>/g), ([tag]) => tag.includes('data-ground="own"'));
    const nested = (
      <ThemeScope theme={darkTheme}>
        <ThemeScope theme={{ ...darkTheme, 'text-link': '#FFFFFF' }} />
        <ThemeScope theme={green} />
      </ThemeScope>
    );
    expect(groundsOf(renderToString(<ThemeProvider>{nested}</ThemeProvider>))).toEqual([true, false, true]);
    expect(groundsOf(renderToString(<ThemeProvider theme={darkTheme}>{nested}</ThemeProvider>))).toEqual([
      false,
      false,
      true,
    ]);
    const markup = renderToString(<ThemeScope theme={darkTheme} />);
    expect(markup).toMatch(/\[data-ground='own'\]\{background-color:var\(--lima-bg-page\);\}/);
  });

  it('keeps a given class in addition to its own', () => {
    const markup = renderToString(<ThemeScope theme={brown} className="given" />);
    expect(markup).toMatch(/<div class="lima-scope-[a-z0-9]+ given">/);
  });
});

describe('useTheme', () => {
  it('gives the nearest record when scopes stand in each other', () => {
    const markup = renderToString(
      <>
        <Active />
        <ThemeProvider theme={green}>
          <Active />
          <ThemeScope theme={brown}>
            <Active />
            <ThemeScope theme={lightTheme}>
              <Active />
            </ThemeScope>
          </ThemeScope>
        </ThemeProvider>
      </>,
    );
    const seen = Array.from(markup.matchAll(/<i>([^<]*)<!-- --> <!-- -->([^<]*)<\/i>/g), ([, colour, place]) => [
      colour,
      place?.replace(/-[a-z0-9]+$/, ''),
    ]);
    expect(seen).toEqual([
      [lightTheme['text-link'], 'page'],
      ['#00727D', 'page'],
      ['#A34A00', 'lima-scope'],
      [lightTheme['text-link'], 'lima-scope'],
    ]);
  });
});
