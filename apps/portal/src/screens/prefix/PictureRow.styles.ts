import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, cluster, text } from '../../shared/layout/arrange.ts';
import { containedPicture } from '../../shared/layout/looks.ts';

export const Row = styled.div`
  ${cluster('space-3')}
`;

export const Frame = styled.span`
  ${centred}
  width: 160px;
  height: 108px;
  overflow: hidden;
  padding: ${token('space-1')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-paper')};
  ${text('caption', 'text-tertiary')}
  ${containedPicture}
`;
