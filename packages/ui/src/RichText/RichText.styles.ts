import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

/** Selectors by element and not by part, since editors produce any nesting. */
export const Root = styled.div`
  max-width: 48em;
  ${typeStyle('bodyLg')}
  /* The measure counts characters of the text, so it follows the phone's smaller type. */
  color: ${token('text-strong')};
  overflow-wrap: anywhere;
  > :first-child { margin-block-start: 0; }
  > :last-child { margin-block-end: 0; }

  p, ul, ol, dl, blockquote, pre, figure, [data-part='table'] { margin-block: ${token('space-5')}; margin-inline: 0; }
  p:empty { display: none; }

  h1, h2, h3, h4, h5, h6 {
    margin-block: ${token('space-10')} ${token('space-4')};
    font: 600 1rem/1.625rem ${token('font-sans')};
    color: ${token('text-primary')};
    text-wrap: balance;
    scroll-margin-block-start: calc(${token('layout-header-height')} + ${token('space-6')});
  }
  [data-depth='1'] { font-size: 1.375rem; line-height: 2.125rem; font-weight: 700; }
  [data-depth='2'] { font-size: 1.125rem; line-height: 1.75rem; }
  ${media.mobile} {
    [data-depth='1'] { font-size: 1.25rem; line-height: 1.875rem; }
    [data-depth='2'] { font-size: 1.0625rem; line-height: 1.625rem; }
  }

  strong, em, th, dt { font-weight: 600; font-style: normal; color: ${token('text-primary')}; }
  em { font-weight: 500; }
  cite { font-style: normal; }
  small { font-size: 0.8125rem; }
  mark { background: ${token('color-primary-100')}; color: ${token('text-primary')}; }
  u, ins { text-decoration: underline; text-underline-offset: 4px; }
  sub, sup { font-size: 0.75em; line-height: 1; }

  a {
    border-radius: ${token('radius-tag')};
    color: ${token('text-link')};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
    &:focus-visible { ${focusRing} }
  }
  ${media.hover} { a:hover { color: ${token('text-link-hover')}; } }

  ul, ol { padding-inline-start: ${token('space-7')}; }
  ul { list-style: square; }
  ol { list-style: decimal; }
  li { padding-inline-start: ${token('space-1')}; }
  li > p { margin-block: 0; }
  li > :is(ul, ol) { margin-block: ${token('space-1')}; }
  li::marker { color: ${token('text-link')}; font-family: ${token('font-figure')}; font-weight: 600; }
  ol > li::marker { content: counter(list-item) '\\2002'; }
  dd { margin-inline-start: 0; }
  dd + dt { margin-block-start: ${token('space-3')}; }

  blockquote {
    padding-inline-start: ${token('space-5')};
    border-inline-start: ${token('line-active')} solid ${token('marker-bracket')};
    font-size: 1.125rem;
    line-height: 2.125rem;
    font-weight: 500;
    color: ${token('text-primary')};
    > :first-child { margin-block-start: 0; }
    > :last-child { margin-block-end: 0; }
  }
  ${media.mobile} { blockquote { font-size: 1.0625rem; line-height: 1.875rem; } }

  code, kbd, samp {
    padding: 2px 6px;
    border-radius: ${token('radius-tag')};
    background: ${token('bg-sunken')};
    font: 400 0.875em/1.4 ${token('font-code')};
    font-variant-ligatures: none;
    color: ${token('text-primary')};
  }
  /* A code that has room in a line is not broken at its hyphens. */
  :not(pre) > code { display: inline-block; max-width: 100%; line-height: 1.5; }
  a code { background: ${token('color-primary-50')}; color: inherit; }
  pre {
    padding: ${token('space-4')} ${token('space-5')};
    border: ${token('line-hairline')} solid ${token('border-hairline')};
    border-radius: ${token('radius-card')};
    background: ${token('bg-paper')};
    font: 400 0.875rem/1.375rem ${token('font-code')};
    color: ${token('text-primary')};
    white-space: pre;
    overflow-x: auto;
    tab-size: 2;
    &:focus-visible { ${focusRing} }
    code { padding: 0; background: none; font: inherit; }
  }

  img { display: inline-block; max-width: 100%; height: auto; vertical-align: middle; }
  figure, [data-pictures] { padding: ${token('space-6')}; background: ${token('bg-paper')}; text-align: center; }
  figure :is(p, [data-pictures]) { margin-block: 0; padding: 0; }
  /* The caption stands on the page below the picture's ground. */
  figure:has(> figcaption) { padding-block-end: 0; }
  figcaption {
    ${typeStyle('small')}
    margin: ${token('space-6')} calc(-1 * ${token('space-6')}) 0;
    padding-block-start: ${token('space-2')};
    background: ${token('bg-page')};
    color: ${token('text-tertiary')};
    text-align: start;
  }
  ${media.mobile} {
    figure, [data-pictures] { padding: ${token('space-4')}; }
    figcaption { margin: ${token('space-4')} calc(-1 * ${token('space-4')}) 0; }
  }

  hr {
    margin-block: ${token('space-8')};
    border: 0;
    border-block-start: ${token('line-hairline')} solid ${token('border-default')};
  }

  [data-part='table'] { overflow-x: auto; &:focus-visible { ${focusRing} } }
  table { width: 100%; border-collapse: separate; border-spacing: 0; ${typeStyle('body')} overflow-wrap: normal; }
  caption { ${typeStyle('small')} padding-block-end: ${token('space-2')}; color: ${token('text-tertiary')}; text-align: start; }
  th, td {
    min-width: 5em;
    padding: 14px ${token('space-4')};
    border-block-end: ${token('line-hairline')} solid ${token('border-default')};
    background: ${token('bg-page')};
    text-align: start;
    vertical-align: top;
    > :first-child { margin-block-start: 0; }
    > :last-child { margin-block-end: 0; }
  }
  thead :is(th, td) {
    padding-block: 11px;
    background: ${token('bg-paper')};
    font-size: 0.8125rem;
    line-height: 1.375rem;
    font-weight: 400;
    color: ${token('text-secondary')};
  }
  tr > [data-short]:first-child { white-space: nowrap; }
  ${media.mobile} {
    th, td { white-space: nowrap; }
    [data-sticky] :is(th, td):first-child {
      position: sticky;
      inset-inline-start: 0;
      max-width: 45vw;
      &:not([data-short]) { min-width: 10em; white-space: normal; }
    }
  }
  ${media.coarse} { pre, [data-part='table'] { overscroll-behavior-x: contain; } }
`;
