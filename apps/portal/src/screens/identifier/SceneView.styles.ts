import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-4')};
  margin-bottom: ${token('space-6')};

  ${media.mobile} {
    margin-bottom: ${token('space-4')};
  }

  h2 {
    ${typeStyle('h3')}
    font-weight: 700;
    outline: none;
  }

  p {
    ${typeStyle('caption')}
    color: ${token('text-tertiary')};
  }
`;

export const Body = styled.div`
  min-height: 320px;

  &[data-state='empty'] {
    display: grid;
    place-content: center;
  }
`;

export const Below = styled.div`
  margin-top: ${token('space-6')};

  ${media.mobile} {
    margin-top: ${token('space-4')};
  }
`;
