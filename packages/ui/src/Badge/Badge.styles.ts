import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  /* No taller than its child in a row that stretches: the corner is the child's. */
  height: fit-content;
  vertical-align: middle;
  max-width: 100%;
`;

export const Mark = styled.span`
  flex: none;
  min-width: 18px;
  padding: 0 4px;
  /* Where colours are forced the background goes: the border keeps the figure apart. */
  border: ${token('line-hairline')} solid transparent;
  border-radius: ${token('radius-tag')};
  font: 600 0.75rem/1rem ${token('font-figure')};
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
  /* 99+ and not +99 in a text from right to left. */
  unicode-bidi: plaintext;

  &[data-tone='danger'] { background: ${token('action-danger-bg')}; color: ${token('action-danger-text')}; }
  &[data-tone='info'] { background: ${token('action-primary-bg')}; color: ${token('action-primary-text')}; }
  &[data-tone='success'] { background: ${token('color-success-600')}; color: ${token('text-on-primary')}; }
  &[data-tone='warning'] { background: ${token('color-warning-300')}; color: ${token('color-ink-950')}; }
  &[data-tone='neutral'] { background: ${token('action-ink-bg')}; color: ${token('action-ink-text')}; }
  &[data-variant='soft'] {
    &[data-tone='danger'] { background: ${token('color-danger-50')}; color: ${token('color-danger-700')}; }
    &[data-tone='info'] { background: ${token('color-primary-50')}; color: ${token('color-primary-700')}; }
    &[data-tone='success'] { background: ${token('color-success-50')}; color: ${token('color-success-700')}; }
    &[data-tone='warning'] { background: ${token('color-warning-50')}; color: ${token('color-warning-700')}; }
    &[data-tone='neutral'] { background: ${token('color-ink-100')}; color: ${token('text-secondary')}; }
  }

  /* From the corner outwards: a longer figure covers no more of what it is on. */
  [data-anchored] > & {
    position: absolute;
    inset-block-start: -9px;
    inset-inline-start: calc(100% - 7px);
    pointer-events: none;
  }

  &[data-dot] {
    width: 6px;
    min-width: 0;
    height: 6px;
    padding: 0;
    border: 0;
    border-radius: 0;
    &[data-tone='success'] { background: ${token('color-success-500')}; }
    [data-anchored] > & { inset-block-start: -2px; inset-inline-start: auto; inset-inline-end: -2px; }
    @media (forced-colors: active) { forced-color-adjust: none; &[data-tone] { background: Highlight; } }
  }
`;
