import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, text } from '../../shared/layout/arrange.ts';

export const Rows = styled.ol`
  border-top: ${token('line-hairline')} solid ${token('border-default')};
`;

/** When, what, who, and a seat; on phones who stands below what. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr) minmax(0, 264px) 88px;
  gap: ${token('layout-gutter')};
  align-items: center;
  min-height: 80px;
  padding-block: ${token('space-3')};
  border-bottom: ${token('line-hairline')} solid ${token('border-default')};
  time {
    display: flex;
    gap: ${token('space-5')};
    align-items: baseline;
    font: 500 1rem/1.5rem ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-secondary')};
  }
  time > b {
    font-weight: 600;
    ${responsive('font-size', { base: '1.75rem', mobile: '1.375rem' })}
    ${responsive('line-height', { base: '2.25rem', mobile: '2rem' })}
    color: ${token('text-primary')};
  }
  h3 {
    ${responsive('font-size', { base: '1.125rem', mobile: '1rem' })}
    font-weight: 600;
    ${responsive('line-height', { base: '1.75rem', mobile: '1.5rem' })}
  }
  p { ${text('body', 'text-secondary')} }
  > :last-child { justify-self: end; }
  ${media.tablet} { grid-template-columns: 150px minmax(0, 1fr) minmax(0, 180px) 88px; }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space-1')} ${token('space-4')};
    > * { grid-column: 1; }
    > :last-child { grid-area: 1 / 2 / span 3; }
  }
`;

export const Over = styled.span`
  ${text('small', 'text-tertiary')}
`;
