import { styled } from 'styled-components';
import { media } from '../tokens/media.ts';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div`
  min-width: 0;
  --statistic-text: ${token('text-primary')};
  --statistic-note: ${token('text-secondary')};
  --statistic-rise: ${token('text-link')};
  --statistic-fall: ${token('text-success')};
  &[data-ground='ink'] {
    --statistic-text: ${token('text-on-ink-primary')};
    --statistic-note: ${token('text-on-ink-secondary')};
    --statistic-rise: ${token('text-on-ink-link')};
    --statistic-fall: ${token('text-on-ink-positive')};
  }

  [data-part='figure'] {
    position: relative;
    display: flex;
    align-items: baseline;
    ${typeStyle('figureXl')}
    color: var(--statistic-text);
    white-space: nowrap;
  }
  [data-part='unit'] {
    margin-inline-start: ${token('space-1')};
    font: 400 0.875rem/1.5rem ${token('font-sans')};
    color: var(--statistic-note);
  }
  [data-trend] { flex: none; align-self: center; margin-inline-start: ${token('space-3')}; stroke-width: 2; }
  [data-trend='rise'] { color: var(--statistic-rise); }
  [data-trend='fall'] { color: var(--statistic-fall); transform: rotate(180deg); }
  [data-part='label'] {
    font: 400 0.9375rem/1.5rem ${token('font-sans')};
    color: var(--statistic-note);
    overflow-wrap: anywhere;
  }

  &[data-size='sm'] {
    [data-part='figure'] { font-size: 1.25rem; line-height: 1.75rem; }
    [data-part='unit'] { font-size: 0.75rem; }
    [data-trend] { width: 18px; height: 18px; margin-inline-start: 2px; }
    [data-part='label'] { ${typeStyle('caption')} }
  }
  ${media.mobile} {
    [data-trend] { width: 22px; height: 22px; margin-inline-start: ${token('space-2')}; }
    &[data-phone='row'] {
      display: flex;
      flex-direction: row-reverse;
      align-items: center;
      justify-content: space-between;
      gap: ${token('space-4')};
      [data-part='label'] { font-size: 0.875rem; }
    }
  }
`;
