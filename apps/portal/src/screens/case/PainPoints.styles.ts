import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../shared/layout/arrange.ts';
import { itemText } from '../../shared/layout/looks.ts';

export const List = styled.ol`
  ${columns(3)}
  gap: ${token('space-6')};
  padding-top: ${token('space-5')};
  border-top: ${token('line-hairline')} solid ${token('border-default')};
  ${media.mobile} { display: block; padding-top: 0; }
`;

/* Phones have the number beside the words. */
export const Item = styled.li`
  ${media.mobile} {
    display: flex;
    gap: ${token('space-7')};
    padding-block: ${token('space-4')};
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  }
`;

export const Number = styled.p`
  flex: none;
  min-width: 12px;
  ${responsive('margin-bottom', { base: 'space-2', mobile: '0' })}
  color: ${token('text-link')};
  font: 600 1.625rem/2.125rem ${token('font-figure')};
`;

export const Title = styled.h3`
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.75rem;
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  margin-top: ${token('space-1')};
  ${itemText('text-secondary')}
`;
