import { Banner, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

/** The head of the page of one subject: on ink, with the way there. */
export const Head = styled(Banner)`
  && [data-part='words'] { align-self: start; }
  /* A drawing is as high as the banner allows, and its air may stand in the padding. */
  ${media.desktop} { && [data-part='picture'] { margin-block: calc(-1 * ${token('space-8')}); } }
  /* The way here is a line of its own above the tags. */
  && [data-part='above'] > nav { flex-basis: 100%; margin-bottom: ${token('space-6')}; color: ${token('text-on-ink-secondary')}; }
  && [data-part='above'] > nav [aria-current] { color: ${token('text-on-ink-primary')}; }
  ${media.hover} { && [data-part='above'] > nav a:hover { color: ${token('text-on-ink-link')}; } }
`;
