import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { rem } from '../tokens/rem.ts';
import { token } from '../tokens/token.ts';

/** Vertical: the line runs down from box to box instead of from the title to the next box. */
const upright = `
  grid-auto-flow: row;
  & > li { grid-template-columns: ${token('control-step-box')} minmax(0, 1fr); }
  & > li:not(:last-child) { padding-bottom: ${token('space-5')}; }
  & > li:not(:last-child)::after {
    position: absolute;
    grid-area: auto;
    align-self: stretch;
    inset-block: 42px 6px;
    inset-inline-start: 17px;
    margin: 0;
    border-top: 0;
    border-inline-start: ${token('line-hairline')} dashed ${token('border-strong')};
  }
  & > li[data-state='done']:not(:last-child)::after {
    border-inline-start: ${token('line-drawing')} solid ${token('marker-bracket')};
  }
`;

export const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);

  & > li {
    position: relative;
    display: grid;
    grid-template: auto auto 1fr / ${token('control-step-box')} auto minmax(${token('space-4')}, 1fr);
    column-gap: 14px;
  }
  & > li:not(:last-child)::after {
    content: '';
    grid-area: 1 / 3;
    align-self: start;
    margin: 17px ${token('space-4')} 0 2px;
    border-top: ${token('line-hairline')} dashed ${token('border-strong')};
  }
  & > li[data-state='done']::after { border-top: ${token('line-drawing')} solid ${token('marker-bracket')}; }

  [data-part='box'] {
    grid-area: 1 / 1 / span 3;
    display: grid;
    place-items: center;
    width: ${token('control-step-box')};
    height: ${token('control-step-box')};
    border: ${token('line-hairline')} solid ${token('border-strong')};
    border-radius: ${token('radius-control')};
    background: ${token('bg-surface')};
    font: 600 ${rem(16)}/${rem(24)} ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }
  [data-part='title'] {
    grid-column: 2;
    margin-top: 2px;
    font: 600 ${rem(16)}/${rem(22)} ${token('font-sans')};
    color: ${token('text-primary')};
  }
  [data-part='note'] {
    grid-column: 2 / -1;
    padding-inline-end: ${token('space-4')};
    font: 400 ${rem(13)}/${rem(20)} ${token('font-sans')};
    color: ${token('text-tertiary')};
    overflow-wrap: anywhere;
  }

  & > [data-state='done'] > [data-part='box'] { border-color: ${token('action-primary-bg')}; color: ${token('text-link')}; }
  & > [data-state='current'] > [data-part='box'] {
    border-color: ${token('action-primary-bg')};
    background: ${token('action-primary-bg')};
    box-shadow: 0 0 0 3px ${token('bg-surface')}, 0 0 0 4px ${token('color-primary-200')};
    color: ${token('action-primary-text')};
    @media (forced-colors: active) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  }
  & > [data-state='failed'] > [data-part='box'] { border-color: ${token('border-error')}; color: ${token('text-danger')}; }
  & > [data-state='failed'] > [data-part='title'] { color: ${token('text-danger')}; }
  & > [data-state='next'] > [data-part='title'] { color: ${token('text-secondary')}; }

  &[data-upright] { ${upright} }
  ${media.mobile} { ${upright} }
`;
