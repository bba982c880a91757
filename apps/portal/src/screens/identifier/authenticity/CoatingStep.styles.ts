import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${token('space-10')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr) 240px;
    gap: ${token('space-6')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${token('space-1')};

  [data-part='step'] {
    ${typeStyle('body')}
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    color: ${token('text-secondary')};
  }

  h3 {
    ${typeStyle('block')}
    font-size: 1.375rem;
  }

  [data-part='text'] {
    ${typeStyle('body')}
    color: ${token('text-secondary')};
  }
`;

export const Panel = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};
  max-width: 400px;
  margin-top: ${token('space-5')};

  ${media.mobile} {
    max-width: none;
  }

  > :first-child {
    width: 100%;
  }

  button {
    min-width: 136px;
  }
`;

export const Note = styled.p`
  ${typeStyle('small')}
  color: ${token('text-secondary')};
`;
