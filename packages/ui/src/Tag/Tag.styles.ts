import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: ${token('control-tag')};
  padding: 0 ${token('space-2')};
  border-radius: ${token('radius-tag')};
  font-size: 0.75rem;
  line-height: 1.25rem;
  white-space: nowrap;
  &[data-tone='neutral'] { background: ${token('color-ink-100')}; color: ${token('text-secondary')}; }
  &[data-tone='info'] { background: ${token('color-primary-50')}; color: ${token('color-primary-700')}; }
  &[data-tone='success'] { background: ${token('color-success-50')}; color: ${token('color-success-700')}; }
  &[data-tone='warning'] { background: ${token('color-warning-50')}; color: ${token('color-warning-700')}; }
  &[data-tone='danger'] { background: ${token('color-danger-50')}; color: ${token('color-danger-700')}; }
  &[data-tone='violet'] { background: ${token('color-violet-50')}; color: ${token('color-violet-700')}; }
  &[data-variant='ink'] { background: ${token('action-ink-bg')}; color: ${token('action-ink-text')}; }
  &[data-variant='outline'] { background: none; box-shadow: inset 0 0 0 1px ${token('border-strong')}; color: ${token('text-secondary')}; }
  &[data-dot]::before { content: ''; width: 6px; height: 6px; background: currentColor; }
`;
