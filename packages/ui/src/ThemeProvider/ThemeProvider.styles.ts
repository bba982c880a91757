import { createGlobalStyle } from 'styled-components';
import { viewHeightStyle } from '../tokens/fallback.ts';
import { lightTheme } from '../tokens/lightTheme.ts';
import { focusRing } from '../tokens/motion.ts';
import { themeDeclarations, token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

/** The light theme and the global styles. */
export const BaseStyle = createGlobalStyle`
  :root { ${themeDeclarations(lightTheme)} }
  ${viewHeightStyle}
  *, *::before, *::after { box-sizing: border-box; }
  html { color-scheme: ${token('page-color-scheme')}; font-size: ${token('page-type-size')}; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${token('bg-page')};
    color: ${token('text-primary')};
    ${typeStyle('body')}
    /* No last line of one or two signs; figures and Latin words stand off from Chinese ones, typed with a space or without. */
    text-wrap: pretty;
    text-autospace: normal;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, dl, dd, ul, ol, figure { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  img, svg { display: block; max-width: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; }
  a { color: inherit; }
  /* What points along the lines of a text points the other way where they run from right to left. */
  svg[data-along-text]:dir(rtl) { transform: scaleX(-1); }
  :focus-visible { ${focusRing} }
  ::selection { background: ${token('color-primary-200')}; color: ${token('text-primary')}; }
  /* Drawings keep the ground they were drawn for, and icons take the colour of the text next to them. */
  @media (forced-colors: active) {
    img { background: ${token('bg-surface')}; forced-color-adjust: none; }
    img[src*='on-ink'] { background: ${token('bg-ink')}; }
    svg { color: inherit !important; }
  }
  @media (prefers-reduced-motion: reduce) {
    html { scroll-behavior: auto; }
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      /* A short duration would give every property a transition, and what reads the layout at once the value before. */
      transition: none !important;
    }
  }
`;
