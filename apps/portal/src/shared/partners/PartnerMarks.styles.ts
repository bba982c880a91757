import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${token('line-hairline')};
  padding: ${token('line-hairline')};
  background: ${token('border-default')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const Cell = styled.li`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-3')};
  height: 95px;
  background: ${token('bg-page')};
  color: ${token('color-ink-700')};
  font-size: 1rem;
  font-weight: 600;
  white-space: nowrap;

  ${media.mobile} {
    gap: 6px;
    height: 72px;
    font-size: 0.8125rem;
  }
`;

export const Mark = styled.svg`
  flex: none;
  width: 20px;
  height: 20px;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;

  ${media.mobile} {
    width: 18px;
    height: 18px;
  }
`;
