import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  /* As wide as its longest label, so that the field next to it keeps its width. */
  min-width: 132px;
  && button { flex: 1; padding: 0 ${token('space-3')}; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  ${media.mobile} { && button { min-height: ${token('control-touch-min')}; } }
  &[data-state='countdown'], &[data-state='off'] {
    button, button:hover, button:active {
      background: ${token('action-secondary-bg')};
      border-color: ${token('action-secondary-disabled-border')};
      color: ${token('action-secondary-disabled-text')};
      cursor: not-allowed;
    }
  }
`;
