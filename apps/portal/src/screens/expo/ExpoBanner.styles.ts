import { Banner, media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster } from '../../shared/layout/arrange.ts';
import { codeFace } from '../../shared/layout/looks.ts';

/** The head of the page, as high as its drawing is large. */
export const Head = styled(Banner)`
  && { --height: 520px; }
  ${media.desktop} { && { --title: 700 3.25rem/4.5rem ${token('font-sans')}; } }
  &&& > [data-part='content'] { padding-block: ${token('space-6')}; }
  && > [data-part='content'] > [data-part='picture'] { width: clamp(240px, 42vw, 600px); }
  && [data-part='text'] { display: grid; gap: ${token('space-2')}; margin-top: ${token('space-4')}; }
  ${media.belowDesktop} { && { --height: 420px; } }
  ${media.mobile} { && { --height: 0px; } }
`;

export const Stand = styled.span`
  ${codeFace}
  font-weight: 400;
  white-space: nowrap;
`;

/** A label and what it says. */
export const Fact = styled.span`
  ${cluster('0 space-4')}
  align-items: baseline;
  color: ${token('text-on-ink-primary')};
  > span:first-child { min-width: 3em; color: ${token('text-on-ink-tertiary')}; }
  > b { font: 600 1.5rem/2rem ${token('font-figure')}; font-variant-numeric: tabular-nums; }
`;
