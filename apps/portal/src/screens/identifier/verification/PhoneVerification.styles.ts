import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-6')};

  p:first-child {
    ${typeStyle('caption')}
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    color: ${token('text-secondary')};
  }

  h2 {
    ${typeStyle('h3')}
    font-weight: 700;
  }
`;

export const Note = styled.p`
  ${typeStyle('caption')}
  color: ${token('text-secondary')};
`;

export const Panel = styled.form`
  display: grid;
  gap: ${token('space-4')};
  max-width: 434px;

  ${media.mobile} {
    max-width: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
`;
