import { Card, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** A check in its frame, what happened, and where the page leads on; one below the other on phones. */
export const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr) 248px;
  gap: ${token('space-10')};
  padding: ${token('space-12')};

  ${media.belowDesktop} {
    grid-template-columns: 136px minmax(0, 1fr);
    gap: ${token('space-8')};
    padding: ${token('space-8')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-6')};
    padding: ${token('space-6')} ${token('space-4')};
  }
`;

export const Check = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 136px;
  height: 136px;
  background: ${token('color-success-50')};
  color: ${token('text-success')};

  [data-finder] {
    --bar: currentColor;
    --dot: currentColor;
  }

  ${media.mobile} {
    width: 96px;
    height: 96px;
  }
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-6')};

  h1 {
    margin-bottom: ${token('space-2')};
    ${typeStyle('title')}
  }

  &[data-facts] > div:first-child {
    padding-bottom: ${token('space-6')};
    border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  }

  > div:first-child > p {
    ${typeStyle('bodyLg')}
    color: ${token('text-secondary')};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};

  ${media.mobile} {
    > * {
      width: 100%;
    }
  }
`;

export const Aside = styled.div`
  padding-left: ${token('space-8')};
  border-left: ${token('line-hairline')} solid ${token('border-hairline')};

  ${media.belowDesktop} {
    grid-column: 1 / -1;
    padding: ${token('space-6')} 0 0;
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
    border-left: 0;
  }
`;
