import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, responsive, text } from '../../../shared/layout/arrange.ts';
import { containedPicture } from '../../../shared/layout/looks.ts';

/** The app's picture, and what is chosen of it; one below the other on phones. */
export const Sheet = styled.div`
  ${columns({ base: '320px 1fr', belowDesktop: '240px 1fr', mobile: 1 })}
  align-items: start;
  ${responsive('gap', { base: 'space-10', belowDesktop: 'space-8', mobile: 'space-5' })}
  ${responsive('padding', { base: 'space-8', mobile: 'space-4' })}
`;

export const Picture = styled.div`
  position: relative;
  aspect-ratio: 8 / 7;
  background: ${token('bg-paper')};
  ${containedPicture}
  ${media.mobile} { aspect-ratio: 16 / 10; }
`;

export const Names = styled.div`
  display: grid;
  gap: ${token('space-2')};
  h2 { ${typeStyle('title')} }
  p { ${text('body', 'text-secondary')} }
`;

/** Whose order it is to be, in the height of the options above it. */
export const Company = styled.p`
  ${cluster('0 space-3')}
  align-items: center;
  ${responsive('min-height', { base: 'control-height-md', mobile: '0' })}
  ${typeStyle('body')}
  code { ${typeStyle('codeInline')} }
`;
