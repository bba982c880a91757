import { Banner, drawingWidth, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

const heightPx = 440;
const titlesPx = 56;

/** Width of the drawing above the titles. */
export const slideDrawingPx = drawingWidth(heightPx - titlesPx);

/** Leaves room for the titles along its lower edge. */
export const Slide = styled(Banner)`
  && { --height: ${heightPx}px; padding-bottom: ${titlesPx}px; }
  ${media.desktop} { &&& > [data-part='content'] { padding-block: ${token('space-3')}; } }
  ${media.mobile} { && { --height: 0px; padding-bottom: 40px; } }
`;
