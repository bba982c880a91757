import { Card, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The head of what was submitted: how the review stands. */
export const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token('space-5')};
  padding: ${token('space-8')} ${token('space-10')};

  dl {
    width: 100%;
  }

  ${media.mobile} {
    padding: ${token('space-5')} ${token('space-4')} ${token('space-6')};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${token('space-1')};

  h2 {
    ${typeStyle('h3')}
    font-weight: 700;
    outline: none;
  }

  p {
    ${typeStyle('body')}
    color: ${token('text-secondary')};
    overflow-wrap: anywhere;
  }
`;

/** The prefix as it stands on a rating plate. */
export const Plate = styled.div`
  box-sizing: border-box;
  width: 100%;
  padding: ${token('space-8')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-ink')};

  ${media.mobile} {
    padding: ${token('space-5')} ${token('space-4')};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};

  ${media.mobile} {
    width: 100%;

    > * {
      flex: 1;
      white-space: nowrap;
    }

    > :first-child:nth-last-child(n + 3) {
      flex-basis: 100%;
    }
  }
`;

/** What has to be changed: one row for each field. */
export const Marked = styled.ul`
  display: grid;
  width: 100%;
  margin: 0;
  padding: 0;
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  list-style: none;
  ${typeStyle('body')}

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-4')};
    padding-block: ${token('space-2')};
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  }

  strong {
    min-width: 80px;
    font-weight: 600;
  }

  span {
    color: ${token('text-danger')};
  }
`;
