import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { onInk, responsive, text } from '../../shared/layout/arrange.ts';
import { wholeWords } from '../../shared/layout/looks.ts';

export const Hero = styled.section`
  position: relative;
  overflow: hidden;
  ${responsive('padding-block', { base: 'space-24 space-18', mobile: 'space-8 space-10' })}
  ${onInk}
  > div { position: relative; }
`;

export const Topic = styled.p`
  ${text('body', 'text-on-ink-link')}
`;

/* The title breaks after its comma and nowhere else, as far as the width lets it. */
export const Title = styled.h1`
  ${typeStyle('display')}
  max-width: 12em;
  margin-block: ${token('space-3')} ${token('space-16')};
  ${wholeWords}
  ${media.mobile} { margin-bottom: ${token('space-8')}; }
`;
