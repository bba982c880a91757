import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';
import { CardHead } from '../../shared/page/CardHead.styles.ts';

export const Head = styled(CardHead)`
  ${responsive('margin-bottom', { base: 'space-6', mobile: 'space-4' })}
`;

export const Body = styled.div`
  min-height: 320px;
  &[data-state='empty'] { display: grid; place-content: center; }
`;

export const Below = styled.div`
  ${responsive('margin-top', { base: 'space-6', mobile: 'space-4' })}
`;
