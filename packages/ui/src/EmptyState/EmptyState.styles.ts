import { styled } from 'styled-components';
import { token } from '../tokens/token.ts';
import { typeStyle } from '../tokens/typeStyle.ts';

export const Root = styled.div.attrs({ role: 'status' })`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${token('space-7')} ${token('space-6')};
  text-align: center;
`;

export const Picture = styled.div`
  margin-bottom: ${token('space-5')};
`;

export const Title = styled.p`
  ${typeStyle('h4')}
  color: ${token('text-primary')};
`;

export const Text = styled.p`
  ${typeStyle('small')}
  max-width: 320px;
  margin-top: 3px;
  color: ${token('text-secondary')};
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
  margin-top: ${token('space-4')};
`;
