import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token('space-5')} ${token('space-6')};

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};

  p {
    ${typeStyle('caption')}
    color: ${token('text-tertiary')};
    overflow-wrap: anywhere;
  }

  span {
    font-family: ${token('font-code')};
    font-variant-ligatures: none;
  }

  ${media.mobile} {
    display: grid;
  }
`;

export const Ticket = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space-3')};
`;

export const Sent = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-4')};

  h2 {
    ${typeStyle('h3')}
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    font-weight: 700;
    outline: none;
  }

  h2 > svg {
    color: ${token('text-success')};
  }

  dl {
    display: grid;
    gap: ${token('space-1')};
  }

  dt {
    ${typeStyle('caption')}
    color: ${token('text-tertiary')};
  }

  dd {
    font: 600 1.5rem/2rem ${token('font-code')};
    font-variant-ligatures: none;
    color: ${token('text-primary')};
  }

  h3 {
    ${typeStyle('body')}
    font-weight: 600;
  }

  ol {
    ${typeStyle('body')}
    padding-left: ${token('space-5')};
    color: ${token('text-secondary')};
    list-style: decimal;
  }

  ${media.mobile} {
    justify-items: stretch;
  }
`;
