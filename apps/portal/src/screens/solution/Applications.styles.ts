import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, columns, responsive, row } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

export const List = styled.ul`
  ${columns({ base: 3, mobile: 1 })}
  ${responsive('gap', { base: 'layout-gutter', mobile: 'space-4' })}
`;

/* Phones have the drawing beside the words. */
export const Item = styled.li`
  ${media.mobile} { ${row('space-4')} }
`;

export const Frame = styled.div`
  ${centred}
  height: 180px;
  margin-bottom: ${token('space-5')};
  background: ${token('bg-paper')};
  img {
    ${responsive('width', { base: 'auto', mobile: '96px' })}
    max-width: 90%;
    ${responsive('height', { base: '164px', mobile: 'auto' })}
  }
  ${media.mobile} { flex: none; width: 104px; height: 88px; margin-bottom: 0; }
`;

export const Title = styled.h3`
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.625rem;
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  ${itemText('text-secondary')}
  ${media.mobile} { font-size: 0.8125rem; line-height: 1.375rem; }
`;
