import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';

export const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  /* Where colours are forced the background goes: the border keeps the box. */
  border: ${token('line-hairline')} solid transparent;
  border-radius: ${token('radius-control')};
  background-origin: border-box;
  font: 400 0.875rem/1 ${token('font-sans')};
  vertical-align: middle;
  white-space: nowrap;
  -webkit-user-select: none;
  user-select: none;
  &[data-size='sm'] { width: 24px; height: 24px; font-size: 0.75rem; }
  &[data-size='lg'] { width: 48px; height: 48px; font-size: 1.25rem; }

  &[data-variant='ink'] { background: ${token('bg-ink')}; color: ${token('text-on-ink-primary')}; }
  &[data-variant='info'] { background: ${token('color-primary-100')}; color: ${token('color-primary-700')}; }
  &[data-variant='neutral'] { background: ${token('color-ink-100')}; color: ${token('text-secondary')}; }
  &[data-variant='outline'] { border: ${token('line-hairline')} dashed ${token('border-control')}; color: ${token('text-tertiary')}; }
  &[data-content='picture'] { border: 0; background: ${token('bg-paper')}; }

  /* Two letters side by side are wider than one character. */
  &[data-content='letters'] { font-size: 0.75rem; letter-spacing: 0; }
  &[data-content='letters'][data-size='sm'] { font-size: 0.6875rem; }
  &[data-content='letters'][data-size='lg'] { font-size: 1.125rem; }

  & > img { width: 100%; height: 100%; border-radius: inherit; object-fit: cover; }
  & > svg { width: 18px; height: 18px; }
  &[data-size='sm'] > svg { width: 14px; height: 14px; }
  &[data-size='lg'] > svg { width: 26px; height: 26px; }
`;

export const Group = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; }
`;

/** The last box of a group; it grows with its figure. */
export const Rest = styled.span`
  display: grid;
  place-items: center;
  min-width: 32px;
  height: 32px;
  padding: 0 5px;
  border: ${token('line-hairline')} solid transparent;
  border-radius: ${token('radius-control')};
  background: ${token('color-ink-100')};
  color: ${token('text-secondary')};
  font: 500 0.8125rem/1 ${token('font-figure')};
  font-variant-numeric: tabular-nums;
  &[data-size='sm'] { min-width: 24px; height: 24px; padding: 0 3px; font-size: 0.75rem; }
  &[data-size='lg'] { min-width: 48px; height: 48px; padding: 0 7px; font-size: 1rem; }
`;
