import { styled } from 'styled-components';
import { anchoredPanel } from '../hooks/anchoredPanel.styles.ts';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  display: inline-flex;
`;

export const Bubble = styled.span.attrs({ role: 'tooltip', popover: 'manual' })`
  ${anchoredPanel}
  width: max-content;
  max-width: min(320px, 100vw - 16px);
  padding: 6px ${token('space-3')};
  background: ${token('bg-ink')};
  border-color: ${token('bg-ink')};
  border-radius: ${token('radius-control')};
  font-size: 0.75rem;
  line-height: 1.25rem;
  font-weight: 400;
  text-align: start;
  color: ${token('text-on-ink-primary')};
`;
