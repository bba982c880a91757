import { styled } from 'styled-components';
import { text } from '../../../shared/layout/arrange.ts';
import { Facts, Acts as OrderActs, Title as OrderTitle } from '../order/Order.styles.ts';

export const Title = OrderTitle;
export const Below = Facts;
export const Acts = OrderActs;

/** The message without an invoice. */
export const Words = styled.p`
  ${text('body', 'text-secondary')}
`;
