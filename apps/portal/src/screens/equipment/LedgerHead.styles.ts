import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, cluster, columns, responsive, square, text } from '../../shared/layout/arrange.ts';
import { containedPicture } from '../../shared/layout/looks.ts';

export const Grid = styled.div`
  ${columns({ base: 'max-content 1fr max-content', belowDesktop: 1 })}
  align-items: center;
  gap: ${token('space-5')} ${token('space-10')};
  ${media.belowDesktop} { justify-items: start; }
`;

export const PictureSheet = styled.span`
  ${centred}
  ${square('200px')}
  overflow: hidden;
  border-radius: ${token('radius-tag')};
  background: ${token('bg-plate')};
  ${media.mobile} { ${square('132px')} margin: 6px; }
  ${containedPicture}
`;

export const Facts = styled.div`
  min-width: 0;
  width: 100%;
`;

export const Meta = styled.p`
  ${cluster('space-1 space-4')}
  align-items: center;
  ${text('small', 'text-on-ink-secondary')}
  overflow-wrap: anywhere;
`;

export const Name = styled.h1`
  ${responsive('margin-block', { base: 'space-2 space-4', mobile: 'space-2 space-3' })}
  ${typeStyle('title')}
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: grid;
  gap: ${token('space-3')};
  ${media.belowDesktop} { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  ${media.mobile} { width: 100%; }
`;
