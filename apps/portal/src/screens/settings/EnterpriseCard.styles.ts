import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 312px) minmax(0, 1fr);
  gap: ${token('space-6')} ${token('space-8')};
  align-items: start;
  margin-top: ${token('space-4')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The prefix as it stands on a rating plate. */
export const Plate = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-6')} ${token('space-7')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-ink')};

  p {
    ${typeStyle('caption')}
    color: ${token('text-on-ink-secondary')};
  }
`;

export const Invitation = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')} ${token('space-8')};
  margin-top: ${token('space-3')};

  p {
    ${typeStyle('body')}
    color: ${token('text-secondary')};
  }

  ${media.mobile} {
    a {
      width: 100%;
    }
  }
`;
