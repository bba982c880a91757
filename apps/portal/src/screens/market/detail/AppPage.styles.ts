import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  align-content: center;
  min-height: 560px;
`;

/* As high as the window: what stands below the page does not jump out of view when the app has come. */
export const Waiting = styled.div`
  min-height: 100vh;
`;

export const Way = styled.div`
  padding-block: ${token('space-5')};

  ${media.mobile} {
    padding-block: ${token('space-4')} ${token('space-3')};
  }
`;

/** Pictures at the left, what the app is and costs at the right; one below the other on phones. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560fr) minmax(0, 584fr);
  gap: ${token('space-14')};
  align-items: start;
  padding-bottom: ${token('space-18')};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('layout-gutter')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-5')};
    padding-bottom: ${token('space-10')};
  }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  min-width: 0;
`;

export const Names = styled.div`
  display: grid;
  gap: ${token('space-2')};

  h1 {
    ${typeStyle('title')}
    overflow-wrap: anywhere;
  }

  p {
    font-size: 0.9375rem;
    line-height: 1.625rem;
    color: ${token('text-secondary')};
    overflow-wrap: anywhere;
  }
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  min-height: 22px;
`;

export const Traits = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-5')};

  li {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    color: ${token('text-success')};
  }
`;

export const Stage = styled.div`
  aspect-ratio: 4 / 3;
  background: ${token('bg-sunken')};
`;
