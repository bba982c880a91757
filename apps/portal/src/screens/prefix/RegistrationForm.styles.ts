import { Card, media, rem, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const FormColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-width: 0;

  > form {
    gap: ${token('space-4')};
  }
`;

/** One part of the form: number and name on top, fields in two columns below. */
export const Panel = styled(Card)`
  padding: ${token('space-8')} ${token('space-10')} ${token('space-10')};

  ${media.mobile} {
    padding: ${token('space-5')} ${token('space-4')} ${token('space-6')};
  }
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};
  margin-bottom: ${token('space-6')};

  h2 {
    ${typeStyle('h3')}
    font-size: ${rem(18)};
    font-weight: 700;
  }

  [data-part='index'] {
    ${typeStyle('codeInline')}
    color: ${token('text-link')};
  }

  p {
    margin-left: auto;
    ${typeStyle('caption')}
    color: ${token('text-tertiary')};
  }

  ${media.mobile} {
    margin-bottom: ${token('space-4')};

    p {
      margin-left: 0;
      width: 100%;
    }
  }
`;

/** Fields in two columns; one that is marked as wide takes both. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token('space-6')};

  > [data-wide] {
    grid-column: 1 / -1;
  }

  /* A note that says nothing takes no room. */
  > * > div:has(> output:empty) {
    margin-top: 0;
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-5')};
  }
`;
