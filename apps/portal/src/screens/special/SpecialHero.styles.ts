import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: ${token('space-24')} ${token('space-18')};
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};

  > div {
    position: relative;
  }

  ${media.mobile} {
    padding-block: ${token('space-8')} ${token('space-10')};
  }
`;

export const Topic = styled.p`
  ${typeStyle('body')}
  color: ${token('text-on-ink-link')};
`;

/* The title breaks after its comma and nowhere else, as far as the width lets it. */
export const Title = styled.h1`
  ${typeStyle('display')}
  max-width: 12em;
  margin-block: ${token('space-3')} ${token('space-16')};
  word-break: keep-all;
  overflow-wrap: anywhere;

  ${media.mobile} {
    margin-bottom: ${token('space-8')};
  }
`;
