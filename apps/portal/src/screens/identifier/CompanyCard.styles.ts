import { drawingFit, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, columns } from '../../shared/layout/arrange.ts';
import { CardHead } from '../../shared/page/CardHead.styles.ts';

export const Head = styled(CardHead)`
  align-items: center;
  margin-bottom: ${token('space-5')};
`;

export const Columns = styled.div`
  ${columns({ base: '1fr 300px', mobile: 1 })}
  gap: ${token('space-6')} ${token('space-12')};
`;

export const Drawing = styled.div`
  ${centred}
  align-self: start;
  grid-template: 100% / 100%;
  height: 190px;
  border-radius: ${token('radius-control')};
  background: ${token('bg-paper')};
  img { ${drawingFit} }
`;
