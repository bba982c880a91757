import { media, token, typeStyle } from '@lima-id/ui';
import { CardGrid } from '@lima-id/ui/identity';
import { styled } from 'styled-components';

/** The category on ink at the left, its apps at the right. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: 276px minmax(0, 1fr);
  gap: ${token('layout-gutter')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-3')};
  }
`;

export const Plate = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-6')};
  min-width: 0;
  min-height: 292px;
  padding: ${token('space-7')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-secondary')};
  ${typeStyle('small')}
  overflow-wrap: anywhere;

  strong {
    display: block;
    margin-bottom: ${token('space-1')};
    ${typeStyle('h3')}
    color: ${token('text-on-ink-primary')};
  }

  img {
    flex: none;
    width: 84px;
    height: 84px;
  }

  ${media.belowDesktop} {
    flex-direction: row-reverse;
    align-items: center;
    justify-content: flex-end;
    gap: ${token('space-4')};
    min-height: 120px;
    padding: ${token('space-5')};

    img {
      width: 52px;
      height: 52px;
    }
  }

  &[data-waiting] {
    background: ${token('bg-sunken')};
  }
`;

export const Apps = styled(CardGrid)`
  align-content: start;

  && {
    row-gap: ${token('space-4')};
  }

  ${media.mobile} {
    && {
      row-gap: ${token('space-3')};
    }
  }
`;

/** As high as a card with its picture at the side. */
export const WaitingApp = styled.li`
  height: 138px;
  border-radius: ${token('radius-card')};
  background: ${token('bg-sunken')};

  ${media.mobile} {
    height: 98px;
  }
`;

/** Blocks that are still to come, one below the other. */
export const Following = styled.div`
  margin-top: ${token('space-18')};

  ${media.mobile} {
    margin-top: ${token('space-14')};
  }
`;
