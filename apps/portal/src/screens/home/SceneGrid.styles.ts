import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  border-block: ${token('line-hairline')} solid ${token('border-default')};
  ${media.tablet} { grid-template-columns: repeat(2, 1fr); }
  ${media.mobile} { grid-template-columns: 1fr; border-bottom: 0; }
`;

export const Picture = styled.div`
  ${centred}
  height: 256px;
  img { width: 272px; }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
`;

export const Title = styled.h3`
  ${typeStyle('h3')}
`;

export const Text = styled.p`
  flex: 1;
  margin-block: ${token('space-2')} ${token('space-10')};
  ${itemText('text-secondary')}
`;

export const Panel = styled.li`
  display: flex;
  flex-direction: column;
  padding: 0 ${token('space-6')} ${token('space-8')} ${token('space-7')};
  & + & { border-left: ${token('line-hairline')} solid ${token('border-default')}; }
  &:first-child { padding-left: 0; }
  &:last-child { padding-right: 0; }
  ${media.tablet} {
    padding-inline: ${token('space-6')};
    &:nth-child(odd) { padding-left: 0; border-left: 0; }
    &:nth-child(even) { padding-right: 0; }
    &:nth-child(n + 3) { border-top: ${token('line-hairline')} solid ${token('border-default')}; }
  }
  ${media.mobile} {
    flex-direction: row;
    gap: ${token('space-5')};
    padding: ${token('space-5')} 0;
    border-bottom: ${token('line-hairline')} solid ${token('border-default')};
    & + & { border-left: 0; }
    ${Picture} {
      flex: none;
      width: 108px;
      height: auto;
      img { width: 108px; }
    }
    ${Text} { margin-block: ${token('space-1')} ${token('space-2')}; font-size: 0.8125rem; line-height: 1.375rem; }
  }
`;
