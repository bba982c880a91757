import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { colourTransition, focusRing, motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.nav`
  padding: ${token('space-2')} 0;
  background: ${token('bg-surface')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  font-size: 0.875rem;
  line-height: 1.375rem;

  [data-part='row'] { position: relative; display: flex; }
  [data-part='row'] > * {
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
    cursor: pointer;
    ${colourTransition}
    &:focus-visible { ${focusRing} outline-offset: -2px; box-shadow: none; }
  }
  [data-part='choice'] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token('space-2')};
    min-width: 0;
    min-height: 42px;
    padding: 6px ${token('space-4')};
    text-align: start;
    text-decoration: none;
    svg { flex: none; margin-inline-end: 2px; }
    ${media.coarse} { min-height: ${token('control-touch-min')}; }
    ${media.mobile} { min-height: ${token('control-touch-min')}; }
  }
  [data-part='name'] { overflow-wrap: anywhere; }
  /* Takes what room the name leaves; words that do not fit begin a second line, which is not seen. */
  [data-part='note'] {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    min-width: 0;
    max-height: 1.25rem;
    overflow: hidden;
    white-space: nowrap;
    font-size: 0.75rem;
    line-height: 1.25rem;
    color: ${token('text-secondary')};
  }
  [data-part='count'] {
    margin-inline-start: auto;
    font: 500 0.75rem/1.25rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-tertiary')};
  }
  [data-part='fold'] {
    height: auto;
    color: ${token('text-tertiary')};
    ${motionSafe(`svg { transition: transform ${token('motion-fast')} ${token('motion-standard')}; }`)}
    &[aria-expanded='true'] svg { transform: rotate(90deg); }
  }
  /* Counts stand in a column, whether a row unfolds or not. */
  &[data-folds] [data-part='row'][data-leaf] [data-part='count'] {
    margin-inline-end: ${token('control-touch-min')};
  }
  ${media.hover} {
    [data-part='row']:hover { background: ${token('bg-hover')}; }
    [data-part='fold']:hover { color: ${token('text-primary')}; }
  }
  [data-all] [data-part='name'] { font-weight: 600; }
  [data-within] [data-part='name'] { font-weight: 600; }

  [data-part='row'][data-current] {
    background: ${token('bg-selected')};
    color: ${token('color-primary-700')};
    [data-part='name'] { font-weight: 600; }
    [data-part='count'], [data-part='note'] { color: inherit; }
    &::before {
      content: '';
      position: absolute;
      inset-block: 8px;
      inset-inline-start: -1px;
      width: 8px;
      border: 2px solid ${token('marker-bracket')};
      border-inline-start: 0;
    }
    @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: -2px; }
  }

  [data-level='2'] > [data-part='row'] > [data-part='choice'] { padding-inline-start: ${token('space-10')}; font-size: 0.8125rem; }
  [data-level='3'] > [data-part='row'] > [data-part='choice'] { padding-inline-start: ${token('space-14')}; font-size: 0.8125rem; }
  [data-level='2'] > [data-part='row'], [data-level='3'] > [data-part='row'] {
    &:not([data-current]) { color: ${token('text-secondary')}; }
    [data-part='choice'] {
      min-height: 36px;
      ${media.coarse} { min-height: ${token('control-touch-min')}; }
      ${media.mobile} { min-height: ${token('control-touch-min')}; }
    }
  }
  [data-part='blank'] { display: flex; align-items: center; height: 42px; padding: 0 ${token('space-4')}; }

  ${media.mobile} {
    &[data-narrow='grid'] {
      padding: ${token('space-2')} ${token('space-1')};
      & > ul { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); }
      [data-all], [data-part='fold'], [data-part='note'], [data-part='count'], ul ul { display: none; }
      [data-part='choice'] {
        flex-direction: column;
        justify-content: center;
        gap: ${token('space-1')};
        min-height: 72px;
        padding: ${token('space-2')} ${token('space-1')};
        font-size: 0.75rem;
        text-align: center;
        svg { margin: 0; }
      }
      [data-part='row']::before { display: none; }
    }
  }
`;
