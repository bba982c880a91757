import { describe, expect, it } from 'vitest';
import { composeDocument, type DocumentParts } from './composeDocument.ts';

const template = `<!doctype html><html><head>
  <meta charset="utf-8" />
  <title>力码</title>
  <meta name="keywords" content="" />
  <meta name="description" content="" />
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <style>@font-face{}</style>
  <script>mode</script>
</head><body><div id="root"></div><noscript>frame</noscript></body></html>`;

const parts: DocumentParts = {
  title: '应用市场',
  keywords: '',
  description: '',
  canonical: null,
  kind: 'website',
  image: null,
  facts: [],
  scripts: ['/assets/StoreScreen.js'],
  styles: '',
  markup: '<main>甄选</main>',
  data: { id: 'start', value: { content: [] } },
};

const banner = '<link rel="preload" as="image" href="/banner.webp" fetchPriority="high"/>';
const logo = '<link rel="preload" as="image" href="/logo.svg"/>';

describe('composeDocument', () => {
  it('requests the pictures of the first view first, and scripts after everything that the page shows', () => {
    const page = composeDocument(template, { ...parts, markup: `${logo}${banner}<main>甄选</main>` });
    const places = [
      banner,
      '<style>@font-face{}',
      logo,
      '<div id="root"><main>',
      '<script type="application/json"',
      '<script type="module"',
      '/assets/react.js',
      '/assets/StoreScreen.js',
      '</body>',
    ].map((text) => page.indexOf(text));
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('lets module scripts wait for what the page shows, and no other script', () => {
    const page = composeDocument(template, parts);
    expect(page).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index.js">');
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react.js">');
    expect(page).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/StoreScreen.js" />',
    );
    expect(page).toContain('<script>mode</script>');
    expect(page.match(/\/assets\/(?:index|react)\.js/g)).toHaveLength(2);
  });

  it('puts every style element into the head: a body may have none', () => {
    const styles = `<style data-styled="true">a{b:c}/*!sc*/\ndata-styled.g1[id="d"]{content:"e,"}/*!sc*/\n</style>`;
    const page = composeDocument(template, { ...parts, styles });
    expect(page.match(/<style/g)).toHaveLength(4);
    expect(page.lastIndexOf('<style')).toBeLessThan(page.indexOf('</head>'));
  });

  it('leaves what is far below for later, on screens alone', () => {
    const page = composeDocument(template, parts);
    const [element = ''] = /<style data-later-parts[\s\S]*?<\/style>/.exec(page) ?? [];
    expect(element).toContain('media="screen"');
    expect(element).toContain('#root>footer{content-visibility:auto;');
    expect(element).not.toContain(':nth-child(1)');
    expect(page.indexOf(element)).toBeLessThan(page.indexOf('</head>'));
  });

  it('throws when the frame has no place for the page', () => {
    expect(() => composeDocument('<title></title>', parts)).toThrow('index.html has no place');
  });
});
