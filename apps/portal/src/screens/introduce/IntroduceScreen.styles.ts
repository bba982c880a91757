import { Banner } from '@lima-id/ui';
import { styled } from 'styled-components';
import { wholeWords } from '../../shared/layout/looks.ts';

export const Head = styled(Banner)`
  && [data-part='title'] { word-break: keep-all; }
  /* Two short lines, broken at the comma. */
  &&& [data-part='words'] > [data-part='text'] { max-width: 440px; ${wholeWords} }
`;
