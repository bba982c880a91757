import { media, rem, TextField, token, typedSize } from '@lima-id/ui';
import { styled } from 'styled-components';
import { figureFace } from '../../shared/layout/looks.ts';

export const Field = styled(TextField)`
  && input:read-only:enabled {
    background: ${token('bg-sunken')};
    border-color: ${token('border-default')};
    color: ${token('text-disabled')};
  }
  &[data-face='figure'] input { ${figureFace} font-weight: 500; }
  ${media.fromTablet} { &[data-face='figure'] input { font-size: ${rem(15)}; ${typedSize} } }
`;
