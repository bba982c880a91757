import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { square } from '../../shared/layout/arrange.ts';
import { hairlines, itemText } from '../../shared/layout/looks.ts';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  ${hairlines('border-on-ink')}
  ${media.belowDesktop} { grid-template-columns: repeat(2, 1fr); }
`;

export const Cell = styled.li`
  display: flex;
  gap: ${token('space-7')};
  padding: 38px ${token('space-7')} 36px ${token('space-8')};
  background: ${token('bg-ink')};
  img { flex: none; ${square({ base: '78px', mobile: '56px' })} }
  ${media.mobile} { flex-direction: column; gap: ${token('space-3')}; padding: ${token('space-5')} ${token('space-4')}; }
`;

export const Title = styled.h3`
  ${typeStyle('h3')}
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  ${itemText('text-on-ink-secondary')}
  ${media.mobile} { font-size: 0.8125rem; line-height: 1.375rem; }
`;
