import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  padding-block: ${token('space-10')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  text-align: center;

  & > p {
    ${typeStyle('small')}
    max-width: 100%;
    padding-inline: ${token('space-6')};
    color: ${token('text-tertiary')};
    text-wrap: balance;
  }

  ${media.mobile} {
    padding-block: ${token('space-6')};
  }
`;

export const Ways = styled.div`
  max-width: 100%;
  padding-inline: ${token('space-4')};

  h3 {
    ${typeStyle('small')}
    color: ${token('text-tertiary')};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }

  a {
    height: auto;
    min-height: ${token('control-height-sm')};
    white-space: normal;
    overflow-wrap: anywhere;

    ${media.coarse} {
      min-height: ${token('control-touch-min')};
    }
  }
`;
