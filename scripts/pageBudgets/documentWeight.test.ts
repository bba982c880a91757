import { describe, expect, it } from 'vitest';
import { blockingProblems, scriptsOf, weighDocument } from './documentWeight.ts';

const written = '<script>mode()</script><script>keep()</script>';
const sheet = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">';
const faces = '<style>@font-face{font-family:a}</style>';
const modules =
  '<script type="module" fetchpriority="low">import("/assets/index-1.js")</script><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/index-1.js"><link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react-1.js">';

/** A document as the build writes it. */
function documentOf({ head = written + faces + modules, body = '<div id="root"><p>力码</p></div>' } = {}): string {
  return `<!doctype html><html lang="zh-CN"><head><title>力码</title>${head}</head><body>\n${body}</body></html>`;
}

describe('weighDocument', () => {
  it('counts the elements of the body, and none in texts that are not parsed', () => {
    const body =
      '<noscript><p>请启用</p></noscript><main><h1 title="a > b">力码 &lt;p&gt;</h1><br/><svg><path d="M0 0"/></svg></main><script type="application/json" id="start">{"a":"<p>"}</script>';
    // noscript, main, h1, br, svg, path, script.
    expect(weighDocument(documentOf({ body: body + modules })).elements).toBe(7);
  });

  it('counts the rules of all styles, also those in media queries', () => {
    const head = `${written}<style>a{b:c}d{e:f}</style><style data-styled="true">@media (hover: hover){g{h:i}j{k:l}}</style>`;
    expect(weighDocument(documentOf({ head })).rules).toBe(4);
  });

  it('counts no rules of a style that no media matches', () => {
    const body = '<style data-styled="true" media="not all">a{b:c}</style>';
    expect(weighDocument(documentOf({ head: written, body })).rules).toBe(0);
  });

  it('counts each named script once', () => {
    const head = `${modules}<link rel="modulepreload" fetchpriority="low" href="/assets/index-1.js" />`;
    expect(scriptsOf(documentOf({ head }))).toEqual(['/assets/index-1.js', '/assets/react-1.js']);
    expect(weighDocument(documentOf({ head })).chunks).toBe(2);
  });
});

describe('blockingProblems', () => {
  it('finds nothing in a document as it should be', () => {
    const facts = '<script type="application/ld+json">{"a":1}</script>';
    const start = '<script type="application/json" id="start">{}</script>';
    expect(blockingProblems(documentOf({ head: written + faces + modules + facts, body: start }))).toEqual([]);
  });

  it.each([
    ['a script that blocks', `${written}<script src="/assets/other-1.js"></script>`, /scripts that block it/],
    ['a third script in the text', `${written}<script>start()</script>`, /3 scripts in its text/],
    ['no scripts in the text', faces, /0 scripts in its text/],
    ['a style sheet', written + sheet, /style sheets as files/],
    ['an early module', `${written}<link rel="modulepreload" href="/assets/a-1.js">`, /without low priority/],
    ['a face', `${written}<link rel="preload" as="font" crossorigin href="/assets/a-1.woff2">`, /preloads faces/],
    ['an imported sheet', `${written}<style>@import "a.css";</style>`, /imports a style sheet/],
  ])('reports %s', (_name, head, problem) => {
    expect(blockingProblems(documentOf({ head }))).toEqual([expect.stringMatching(problem)]);
  });

  it('does not count scripts that wait for the document', () => {
    expect(blockingProblems(documentOf({ head: `${written}<script defer src="/assets/a-1.js"></script>` }))).toEqual(
      [],
    );
  });
});
