import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

const faces = `
  tbody [data-face='figure'] {
    font: 500 0.9375rem/1.375rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    &[data-align='end'] { font-weight: 600; }
  }
  tbody [data-face='code'] { font: 400 0.8125rem/1.375rem ${token('font-code')}; font-variant-ligatures: none; }
  [data-align='end'] { text-align: end; }
  [data-align='center'] { text-align: center; }
`;

/** Each row becomes a card: its name on top, then pairs of head and value. The head row keeps sorting and select all. */
const cards = `
  ${media.mobile} {
    &[data-narrow='cards'] {
      [data-part='box'] { overflow: visible; }
      table, tbody, tbody tr, tbody th, tbody td { display: block; width: auto; min-width: 0; }
      thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
      thead:has(button, label) {
        position: static;
        display: block;
        width: auto;
        height: auto;
        overflow: visible;
        clip-path: none;
        tr { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${token('space-6')}; }
        th, td { position: static; display: flex; height: auto; padding: 0; background: none; border: 0; }
        [data-part='tick'] {
          display: flex;
          align-items: center;
          gap: ${token('space-2')};
          width: auto;
          /* There is no column to say what the box is for. */
          & > span { position: static; width: auto; height: auto; margin: 0; clip-path: none; }
        }
        th:not([data-sortable]) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      }
      tbody { display: grid; gap: ${token('space-3')}; }
      tbody tr {
        position: relative;
        padding: ${token('space-3')} ${token('space-4')};
        background: ${token('bg-surface')};
        border: ${token('line-hairline')} solid ${token('border-hairline')};
        border-radius: ${token('radius-card')};
        &[data-ticked] { background: ${token('bg-selected')}; border-color: ${token('color-primary-200')}; }
        &[data-part='instead'] { padding: 0; }
      }
      tbody th, tbody td {
        position: static;
        height: auto;
        padding: 0;
        background: none;
        border: 0;
        white-space: normal;
        overflow-wrap: anywhere;
      }
      tbody th[scope], [data-naming] {
        max-width: none;
        margin-bottom: ${token('space-2')};
        padding-bottom: ${token('space-3')};
        border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
        font-weight: 600;
        font-size: 1rem;
        line-height: 1.5rem;
        text-align: start;
      }
      tbody th[data-face='code'] { font-size: 0.9375rem; font-weight: 500; }
      td[data-head]:not([data-naming]) {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: ${token('space-4')};
        min-height: 36px;
        text-align: end;
        &::before {
          content: attr(data-head);
          /* The column's head says it already. */
          content: attr(data-head) / '';
          flex: none;
          font: 400 0.875rem/1.375rem ${token('font-sans')};
          color: ${token('text-tertiary')};
        }
        &:has(a, button) { min-height: ${token('control-touch-min')}; }
        /* Several acts stand together at the end. */
        > a:first-of-type { margin-inline-start: auto; }
      }
      tbody td[data-tick] { position: absolute; inset-block: 2px auto; inset-inline: auto 2px; width: auto; min-width: 0; padding: 0; }
      tbody:has(td[data-tick]) th { padding-inline-end: ${token('space-8')}; }
      [data-part='reason'] { position: static; width: auto; }
    }
  }
`;

export const Root = styled.div`
  container-type: inline-size;
  isolation: isolate;
  width: 100%;
  --table-inset: ${token('space-4')};

  [data-part='caption'] { padding-bottom: ${token('space-4')}; ${typeStyle('h3')} color: ${token('text-primary')}; }

  [data-part='bulk'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')};
    min-width: 0;
    min-height: ${token('control-height-lg')};
    margin: 0 0 ${token('space-3')};
    padding: ${token('space-2')} ${token('space-3')};
    border: 0;
    background: ${token('bg-paper')};
    border-radius: ${token('radius-control')};
    [data-part='count'] {
      margin-inline-end: ${token('space-2')};
      padding-inline-end: ${token('space-4')};
      border-inline-end: ${token('line-hairline')} solid ${token('border-default')};
      font-variant-numeric: tabular-nums;
    }
    [data-part='clear'] { margin-inline-start: auto; }
  }

  [data-part='box'] {
    position: relative;
    max-height: var(--table-max-height);
    overflow-x: auto;
    /* A box that scrolls would keep the head to itself: one in which all fits lets it stay in the window. */
    &[data-fit='fits'] { overflow: visible; }
    &[data-limited] { overflow: auto; overscroll-behavior: contain; }
    ${media.low} {
      max-height: none;
      &[data-limited] { overscroll-behavior: auto; }
    }
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  table { width: 100%; border-spacing: 0; font-size: 0.875rem; line-height: 1.375rem; color: ${token('text-primary')}; }
  th, td {
    height: 52px;
    padding: ${token('space-2')} var(--table-inset);
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
    background: ${token('bg-surface')};
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  &[data-size='sm'] :is(th, td) { height: 48px; }
  tbody th { font-weight: 500; }
  ${faces}
  tbody [data-wrap] { white-space: normal; overflow-wrap: anywhere; }

  thead :is(th, td) {
    position: sticky;
    top: var(--table-head-top, 0);
    ${media.low} { top: auto; }
    z-index: 2;
    height: 44px;
    padding-block: 0;
    background: ${token('bg-paper')};
    border-color: ${token('border-default')};
    font: 400 0.8125rem/1.375rem ${token('font-sans')};
    color: ${token('text-secondary')};
  }
  &[data-size='sm'] thead :is(th, td) { height: 40px; }
  [data-part='sort'] {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-height: 32px;
    margin: 0 -6px;
    padding: 0 6px;
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    cursor: pointer;
    white-space: nowrap;
    ${colourTransition}
    svg { color: ${token('border-control')}; }
    &:focus-visible { ${focusRing} outline-offset: -2px; }
    ${media.hover} { &:hover { background: ${token('bg-hover')}; color: ${token('text-primary')}; } }
    ${media.coarse} { min-height: ${token('control-touch-min')}; }
    ${media.mobile} { min-height: ${token('control-touch-min')}; }
  }
  [data-align='end'] > [data-part='sort'] { flex-direction: row-reverse; }
  [aria-sort] > [data-part='sort'] { font-weight: 600; color: ${token('text-primary')}; svg { color: inherit; } }

  tbody tr > * { ${colourTransition} }
  ${media.hover} {
    tbody tr:hover:not([data-part], [data-loading]) > * { background: ${token('bg-paper')}; }
  }
  tbody tr[data-ticked][data-ticked] > * { background: ${token('bg-selected')}; }
  @media (forced-colors: active) { tbody tr[data-ticked] > :first-child { border-inline-start: 4px solid Highlight; } }
  td > a, td > button {
    ${media.coarse} { display: inline-flex; align-items: center; min-height: ${token('control-touch-min')}; }
  }
  td > a { color: ${token('text-link')}; text-decoration: none; border-radius: ${token('radius-tag')}; }
  td > a + a, td > a + button { margin-inline-start: ${token('space-4')}; }
  ${media.hover} { td > a:hover { color: ${token('text-link-hover')}; text-decoration: underline; } }

  [data-tick] { width: 48px; min-width: 48px; padding: 0; }
  [data-part='tick'] {
    display: grid;
    place-items: center;
    width: 48px;
    height: ${token('control-touch-min')};
    cursor: pointer;
    &:has(:disabled) { cursor: not-allowed; }
  }
  [data-loading] [data-align='end'] > span { margin-inline-start: auto; }
  [data-loading] [data-align='center'] > span { margin-inline: auto; }

  /* Sideways: the first column stays, with its line once something has gone under it. */
  [data-fit='overflows'] {
    :is(th, td):first-child { position: sticky; inset-inline-start: 0; z-index: 1; }
    [data-tick] + * { position: sticky; inset-inline-start: 48px; z-index: 1; }
    thead :first-child:is(th, td), thead [data-tick] + * { z-index: 3; }
  }
  [data-moved] :is(:first-child:not([data-tick]), [data-tick] + *):is(th, td) {
    border-inline-end: ${token('line-hairline')} solid ${token('border-default')};
  }
  /* What stands instead of rows is seen whole, however wide the head is. */
  [data-part='instead'] > td { padding: 0; white-space: normal; }
  [data-part='reason'] { position: sticky; inset-inline-start: 0; width: 100cqi; }

  ${media.mobile} {
    --table-inset: ${token('space-3')};
  }
  /* What stays leaves room for what moves. Words are kept together, so that a name is not cut to a character a line. */
  @container (max-width: 600px) {
    tbody th:not([data-face='code']) {
      max-width: 168px;
      white-space: normal;
      word-break: keep-all;
      overflow-wrap: break-word;
    }
  }
  ${cards}
`;
