import { styled } from 'styled-components';
import { responsive, text } from '../../shared/layout/arrange.ts';
import { CardHead } from '../../shared/page/CardHead.styles.ts';

export const PanelHead = styled(CardHead)`
  ${responsive('margin-bottom', { base: 'space-5', mobile: 'space-3' })}
`;

/** A message for an empty list. */
export const Nothing = styled.p`
  ${text('body', 'text-tertiary')}
`;
