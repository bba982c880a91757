import { styled } from 'styled-components';
import { withoutHas } from '../tokens/fallback.ts';
import { media } from '../tokens/media.ts';
import { focusRing } from '../tokens/motion.ts';
import { token } from '../tokens/token.ts';
import { progressBar } from './progressBar.styles.ts';

/** The avatar on the left, its actions on the right. */
export const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-8')};
  padding: ${token('space-2')} 0;
  ${media.mobile} { gap: ${token('space-6')}; padding: ${token('space-2')}; }

  [data-part='input'], [data-part='notice'] {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [data-part='portrait'] { flex: none; }
  [data-part='face'] {
    display: grid;
    place-items: center;
    width: 112px;
    height: 112px;
    overflow: hidden;
    background: ${token('bg-ink')};
    border-radius: ${token('radius-card')};
    font: 400 2.75rem/1 ${token('font-sans')};
    color: ${token('text-on-ink-primary')};
    & > img { width: 100%; height: 100%; object-fit: cover; }
    ${media.mobile} { width: 88px; height: 88px; font-size: 2.25rem; }
  }
  &[data-state='over'] [data-part='face'] { outline: 2px solid ${token('border-focus')}; outline-offset: -2px; }
  [data-part='side'] {
    display: grid;
    justify-items: start;
    gap: ${token('space-3')};
    min-width: 0;
    font-size: 0.75rem;
    line-height: 1.25rem;
    color: ${token('text-tertiary')};
  }
  &:has(> :focus-visible) [data-part='open'] { ${focusRing} }
  ${withoutHas} { &:focus-within [data-part='open'] { ${focusRing} } }
  &:has(> :disabled) [data-part='open'] {
    border-color: ${token('action-secondary-disabled-border')};
    color: ${token('action-secondary-disabled-text')};
    cursor: not-allowed;
  }
  ${media.mobile} { [data-part='open'] { height: ${token('control-touch-min')}; } }

  [data-part='work'], [data-part='fail'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token('space-2')};
    max-width: 100%;
  }
  [data-part='reason'] { display: flex; gap: ${token('space-1')}; color: ${token('text-danger')}; & > svg { flex: none; margin-top: 3px; } }
  [data-part='figure'] { font-family: ${token('font-figure')}; font-variant-numeric: tabular-nums; }
  [data-part='bar'] { ${progressBar} width: 120px; }
`;
