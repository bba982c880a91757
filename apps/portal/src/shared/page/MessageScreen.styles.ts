import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, cluster, text } from '../layout/arrange.ts';
import { wholeWords } from '../layout/looks.ts';

export const Centred = styled.div`
  ${centred}
  min-height: 70vh;
  padding: ${token('space-14')} ${token('layout-gutter')};
`;

export const Body = styled.div`
  width: 100%;
  max-width: 480px;
`;

export const Heading = styled.h1`
  ${typeStyle('h1')}
  ${wholeWords}
`;

export const Notice = styled.p`
  margin: ${token('space-4')} 0 ${token('space-8')};
  ${text('bodyLg', 'text-secondary')}
`;

export const Actions = styled.div`
  ${cluster('space-3')}
`;
