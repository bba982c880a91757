import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, onInk } from '../../shared/layout/arrange.ts';
import { wholeWords } from '../../shared/layout/looks.ts';

export const Band = styled.section`
  padding-block: ${token('space-16')};
  ${onInk}
  > div { ${cluster('space-6')} align-items: center; justify-content: space-between; }
  h2 { ${typeStyle('title')} ${wholeWords} }
  ${media.mobile} {
    padding-block: ${token('space-10')};
    > div > div { width: 100%; }
  }
`;
