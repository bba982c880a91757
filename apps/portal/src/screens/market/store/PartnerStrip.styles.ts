import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Names in cells with shared hairlines. */
export const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${token('line-hairline')};
  padding: ${token('line-hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('border-hairline')};
  overflow: hidden;

  > li {
    display: grid;
    place-items: center;
    min-height: 72px;
    padding: ${token('space-2')};
    background: ${token('bg-surface')};
    color: ${token('color-ink-700')};
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.375rem;
    text-align: center;
    overflow-wrap: anywhere;
  }

  ${media.mobile} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > li {
      min-height: 56px;
      padding: ${token('space-1')};
      font-size: 0.75rem;
    }
  }
`;
