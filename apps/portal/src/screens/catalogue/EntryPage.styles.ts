import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  column-gap: ${token('space-8')};
  padding-top: ${token('space-16')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 0;
  }
`;

export const Sections = styled.div`
  min-width: 0;

  ${media.belowDesktop} {
    padding-top: ${token('space-10')};
  }

  ${media.mobile} {
    padding-top: ${token('space-7')};
  }
`;

export const Lead = styled.p`
  max-width: 48em;
  margin-bottom: ${token('space-10')};
  ${typeStyle('bodyLg')}
  color: ${token('text-secondary')};
  white-space: pre-line;
  text-wrap: pretty;
`;
