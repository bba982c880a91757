import { Dialog, media, token, viewHeight } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred } from '../layout/arrange.ts';

/* On phones the scanner takes the whole screen and is dark, so that the picture of the camera is the brightest thing. */
export const ScanSheet = styled(Dialog)`
  ${media.mobile} {
    && {
      height: ${viewHeight};
      max-height: none;
      margin: 0;
      border-radius: 0;
      background: ${token('bg-footer')};
      color: ${token('text-on-ink-primary')};
    }
    && [data-part='head'] { ${centred} height: ${token('layout-header-height-mobile')}; padding: 0; }
    && [data-part='title'] { font-size: 1rem; line-height: 1.5rem; color: ${token('text-on-ink-primary')}; }
    && [data-part='body'] { display: flex; flex: 1; flex-direction: column; padding-bottom: ${token('space-6')}; }
    && > button { top: 6px; right: auto; left: ${token('space-1')}; color: ${token('text-on-ink-primary')}; }
  }
`;
