import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The app's picture, and what is chosen of it; one below the other on phones. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-10')};
  padding: ${token('space-8')};

  ${media.belowDesktop} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: ${token('space-8')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-5')};
    padding: ${token('space-4')};
  }
`;

export const Picture = styled.div`
  position: relative;
  aspect-ratio: 8 / 7;
  background: ${token('bg-paper')};

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  ${media.mobile} {
    aspect-ratio: 16 / 10;
  }
`;

export const Names = styled.div`
  display: grid;
  gap: ${token('space-2')};

  h2 {
    ${typeStyle('title')}
  }

  p {
    ${typeStyle('body')}
    color: ${token('text-secondary')};
  }
`;

/** Whose order it is to be, in the height of the options above it. */
export const Company = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-3')};
  min-height: ${token('control-height-md')};
  ${typeStyle('body')}

  code {
    ${typeStyle('codeInline')}
  }

  ${media.mobile} {
    min-height: 0;
  }
`;
