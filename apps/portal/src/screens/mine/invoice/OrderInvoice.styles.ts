import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { Facts, Acts as OrderActs, Title as OrderTitle } from '../order/Order.styles.ts';

export const Title = OrderTitle;
export const Below = Facts;
export const Acts = OrderActs;

/** What there is to say where no invoice is yet. */
export const Words = styled.p`
  ${typeStyle('body')}
  color: ${token('text-secondary')};
`;
