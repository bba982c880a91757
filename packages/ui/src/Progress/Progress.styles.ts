import { keyframes, styled } from 'styled-components';
import { motionSafe } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';

const pass = keyframes`
  from { inset-inline-start: -30%; }
  to { inset-inline-start: 100%; }
`;

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

export const Root = styled.div`
  --progress-mark: ${token('marker-bracket')};
  --progress-rest: ${token('color-primary-300')};
  &[data-tone='success'] { --progress-mark: ${token('color-success-500')}; --progress-rest: ${token('color-success-300')}; }
  &[data-tone='warning'] { --progress-mark: ${token('color-warning-300')}; --progress-rest: ${token('color-verdict-warn-border')}; }
  &[data-tone='danger'] { --progress-mark: ${token('color-danger-600')}; --progress-rest: ${token('color-verdict-fail-border')}; }
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.375rem;
  color: ${token('text-primary')};

  [data-part='label'] { min-width: 0; overflow-wrap: anywhere; }
  [data-part='value'] {
    font-family: ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-secondary')};
  }

  /* A value that has no room next to a long label goes below it. */
  &[data-variant='linear'] {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0 ${token('space-4')};
    [data-part='label'] { flex: 0 1 auto; }
    [data-part='value'] { margin-inline-start: auto; }
    [data-part='bar'] { flex: 1 0 100%; }
    [data-part='label'] ~ [data-part='bar'] { margin-top: 6px; }
  }
  &[data-variant='linear'][data-label-hidden] {
    flex-wrap: nowrap;
    align-items: center;
    column-gap: ${token('space-3')};
    [data-part='bar'] { flex: 1 1 0; min-width: 48px; }
    [data-part='value'] { order: 1; margin: 0; font-size: 0.75rem; line-height: 1.25rem; }
  }

  &[data-variant='circular'] {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: ${token('space-3')};
    vertical-align: middle;
    [data-part='words'] { display: grid; min-width: 0; }
    &[data-size='sm'] [data-part='words'] { display: flex; flex-wrap: wrap; gap: 0 ${token('space-2')}; }
    &[data-size='sm'] { gap: ${token('space-2')}; }
  }
`;

/** The track of a bar. */
export const Bar = styled.div`
  position: relative;
  height: 4px;
  overflow: hidden;
  background: ${token('border-default')};
  [data-size='sm'] > & { height: 2px; }
  [data-size='lg'] > & { height: 8px; }
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--progress, 0) * 100%);
    background: var(--progress-mark);
    ${motionSafe(`transition:inline-size ${token('motion-base')} ${token('motion-standard')};`)}
  }
  [data-state='indeterminate'] > &::before { inline-size: 100%; background: var(--progress-rest); }
  @media (prefers-reduced-motion: no-preference) {
    [data-state='indeterminate'] > &::before { inline-size: 30%; background: var(--progress-mark); animation: ${pass} 1400ms ${token('motion-linear')} infinite; }
  }
  @media (forced-colors: active) {
    box-shadow: none;
    outline: 1px solid CanvasText;
    &::before { forced-color-adjust: none; background: Highlight; }
    [data-state='indeterminate'] > &::before { background: Highlight; }
  }
`;

/** A ring with room for the figure in its middle. */
export const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  & > * { grid-area: 1 / 1; }
  & > svg { display: block; transform: rotate(-90deg); fill: none; }
  circle[data-part='track'] { stroke: ${token('border-default')}; }
  circle[data-part='mark'] {
    stroke: var(--progress-mark);
    stroke-dasharray: 100px;
    stroke-dashoffset: calc(100px - var(--progress, 0) * 100px);
    ${motionSafe(`transition:stroke-dashoffset ${token('motion-base')} ${token('motion-standard')};`)}
  }
  [data-state='indeterminate'] > & circle[data-part='mark'] { stroke: var(--progress-rest); stroke-dashoffset: 0; }
  @media (prefers-reduced-motion: no-preference) {
    [data-state='indeterminate'] > & circle[data-part='mark'] {
      stroke: var(--progress-mark);
      stroke-dashoffset: 75px;
      transform-origin: center;
      animation: ${turn} 1100ms ${token('motion-linear')} infinite;
    }
  }
  && > [data-part='value'] { font-weight: 600; font-size: 0.8125rem; line-height: 1.25rem; color: ${token('text-primary')}; }
  [data-size='lg'] > && > [data-part='value'] { font-size: 1.25rem; line-height: 1.75rem; }
  @media (forced-colors: active) {
    circle[data-part='track'] { stroke: CanvasText; stroke-width: 1px; }
    circle[data-part='mark'] { stroke: Highlight; }
    [data-state='indeterminate'] > & circle[data-part='mark'] { stroke: Highlight; }
  }
`;
