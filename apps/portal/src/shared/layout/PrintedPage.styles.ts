import { type TokenName, token, variableName } from '@lima-id/ui';
import { createGlobalStyle } from 'styled-components';

/** Ink backgrounds become paper, and their content becomes ink, to save toner. */
const printed = {
  'bg-ink': 'color-ink-0',
  'bg-ink-raised': 'color-ink-0',
  'text-on-ink-primary': 'color-ink-900',
  'text-on-ink-secondary': 'color-ink-700',
  'text-on-ink-tertiary': 'color-ink-600',
  'text-on-ink-separator': 'color-ink-500',
  'text-on-ink-link': 'color-primary-700',
  'text-on-ink-positive': 'color-success-700',
  'border-on-ink': 'color-ink-300',
  'border-on-ink-strong': 'color-ink-400',
  'marker-finder-on-ink': 'marker-finder',
  'marker-finder-dot-on-ink': 'marker-finder-dot',
} as const satisfies Partial<Record<TokenName, TokenName>>;

const inkAsPaper = (Object.entries(printed) as [TokenName, TokenName][])
  .map(([name, value]) => `${variableName(name)}: ${token(value)} !important;`)
  .join(' ');

/**
 * Print styles of every page: its content, without the site's frame and without controls. `data-screen-only` marks other parts to
 * hide on paper. External links print their URL; internal ones do not.
 */
export const PrintedPage = createGlobalStyle`
  @media print {
    @page { margin: 14mm; }
    :root { ${inkAsPaper} }
    /* Apart: a browser that does not know a selector drops the whole list. */
    :has(> main) > :not(main),
    main :has(> img[src*='on-ink']:only-child) { display: none !important; }
    [data-screen-only],
    [data-foot-bar],
    main nav,
    main [role='tablist'],
    main [role='search'],
    main :is(a, button, label)[data-variant],
    main button:not(th *, figure *),
    main svg[data-ground],
    main img[src*='on-ink'] { display: none !important; }
    main,
    main [data-ground] { min-height: 0 !important; }
    main [data-ground='ink'] * { background-color: transparent !important; }
    main * { animation: none !important; transition: none !important; }
    main :is(h1, h2, h3) { break-after: avoid; }
    main :is(figure, tr, li, dl > div) { break-inside: avoid; }
    /* Text that is folded to a line or two on the screen. */
    main [data-state='collapsed'] > [data-part='text'] { display: block !important; overflow: visible !important; }
    main a[href^='http']::after { content: '（' attr(href) '）'; font-weight: 400; overflow-wrap: anywhere; }
  }
`;
