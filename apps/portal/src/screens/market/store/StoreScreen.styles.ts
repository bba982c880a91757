import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The head of the page, on paper. */
export const Ground = styled.div`
  padding-block: ${token('space-8')} ${token('space-14')};
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('bg-paper')};

  ${media.mobile} {
    padding-block: ${token('space-5')} ${token('space-8')};
  }
`;

export const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-6')};
  margin-bottom: ${token('space-6')};

  h1 {
    flex: none;
    ${typeStyle('title')}
  }

  ${media.mobile} {
    flex-direction: column;
    align-items: stretch;
    gap: ${token('space-3')};
    margin-bottom: ${token('space-4')};
  }
`;

/** Categories, banner and two small cards beside each other; on tablets the cards below, on phones the banner first and no cards. */
export const Entrance = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr) 240px;
  grid-template-areas: 'categories banner cards';
  gap: ${token('space-4')};

  > :nth-child(1) {
    grid-area: categories;
  }

  > :nth-child(2) {
    grid-area: banner;
  }

  > :nth-child(3) {
    grid-area: cards;
    display: flex;
    flex-direction: column;
    gap: ${token('space-4')};
    min-width: 0;
  }

  ${media.tablet} {
    grid-template-columns: 220px minmax(0, 1fr);
    grid-template-areas: 'categories banner' 'cards cards';

    > :nth-child(3) {
      flex-direction: row;
    }
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'banner' 'categories';

    > :nth-child(3) {
      display: none;
    }
  }
`;

export const Blocks = styled.div`
  display: grid;
  gap: ${token('space-18')};
  padding-block: ${token('space-14')} ${token('layout-section-y')};

  > * {
    min-width: 0;
  }

  ${media.mobile} {
    gap: ${token('space-14')};
    padding-block: ${token('space-14')} ${token('space-12')};
  }
`;
