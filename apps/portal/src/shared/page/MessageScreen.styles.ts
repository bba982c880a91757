import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Centred = styled.div`
  display: grid;
  place-items: center;
  min-height: 70vh;
  padding: ${token('space-14')} ${token('layout-gutter')};
`;

export const Body = styled.div`
  width: 100%;
  max-width: 480px;
`;

export const Heading = styled.h1`
  ${typeStyle('h1')}
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

export const Notice = styled.p`
  margin: ${token('space-4')} 0 ${token('space-8')};
  ${typeStyle('bodyLg')}
  color: ${token('text-secondary')};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
`;
