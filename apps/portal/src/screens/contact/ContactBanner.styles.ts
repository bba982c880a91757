import { Banner, drawingWidth, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** How far the ways to reach us stand in the banner. */
export const overlapPx = 48;

const heightPx = 320;

/** The head of the page, with room at its foot for what stands over its edge. */
export const Head = styled(Banner)`
  && { --height: ${heightPx}px; }
  && > [data-part='content'] { padding-block: ${token('space-2')} calc(${overlapPx}px + ${token('space-2')}); }
  && [data-part='picture'] > * { width: ${drawingWidth(heightPx - overlapPx)}px; }
  ${media.mobile} {
    && { --height: 0px; }
    && > [data-part='content'] { padding-block: ${token('space-7')} calc(${overlapPx}px + ${token('space-6')}); }
    && > [data-part='content'] > [data-part='picture'] { display: none; }
  }
`;
