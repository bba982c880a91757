import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { Container } from '../../shared/layout/Section.styles.ts';

export const Ground = styled.div`
  min-height: 80vh;
  padding-bottom: ${token('space-24')};
  background: ${token('bg-paper')};

  ${media.mobile} {
    padding-bottom: ${token('space-10')};
  }
`;

export const Head = styled.div`
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-surface')};
`;

export const HeadFrame = styled(Container)`
  display: grid;
  gap: ${token('space-6')};
  padding-block: ${token('space-6')} ${token('space-10')};

  h1 {
    margin-top: calc(-1 * ${token('space-2')});
    ${typeStyle('title')}
  }

  ${media.mobile} {
    gap: ${token('space-4')};
    padding-block: ${token('space-4')} ${token('space-6')};
  }
`;

export const Cards = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding-top: ${token('space-6')};

  ${media.mobile} {
    padding-top: ${token('space-4')};
  }
`;

/** A card's inner distance, for cards whose lines run from edge to edge. */
export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding: ${token('space-6')} ${token('space-8')} ${token('space-8')};

  ${media.mobile} {
    padding: ${token('space-4')};
  }
`;

/** The last line of a card: the way back at the left, what to do at the right; one below the other on phones. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-5')} ${token('space-8')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};

  > :first-child {
    margin-right: auto;
  }

  ${media.mobile} {
    flex-direction: column-reverse;
    align-items: stretch;
    padding: ${token('space-4')};

    > :first-child {
      margin-right: 0;
    }
  }
`;
