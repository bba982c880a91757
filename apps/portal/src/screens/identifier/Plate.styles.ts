import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, columns, onInk, responsive, square, text } from '../../shared/layout/arrange.ts';
import { containedPicture, pageWidth } from '../../shared/layout/looks.ts';

export const Ground = styled.section`
  position: relative;
  overflow: hidden;
  ${onInk}
`;

export const Inner = styled.div`
  position: relative;
  ${pageWidth('layout-gutter')}
  ${responsive('padding', { base: 'space-10 layout-gutter space-10', mobile: 'space-6 layout-gutter-mobile' })}
`;

export const Grid = styled.div`
  ${columns({ base: 'max-content 1fr max-content', tablet: 'max-content 1fr', mobile: 'max-content 1fr' })}
  grid-template-areas: 'picture facts qr';
  column-gap: ${token('space-10')};
  ${media.desktop} { margin-inline: -8px 0; }
  ${media.tablet} {
    grid-template-areas:
      'picture qr'
      'facts facts';
    row-gap: ${token('space-6')};
  }
  ${media.mobile} {
    grid-template-areas:
      'picture qr'
      'facts facts';
    row-gap: ${token('space-4')};
  }
`;

export const PictureArea = styled.div`
  grid-area: picture;
  width: max-content;
`;

export const PictureSheet = styled.span`
  ${centred}
  ${square({ base: '264px', belowDesktop: '200px', mobile: '132px' })}
  margin: ${token('space-2')};
  overflow: hidden;
  border-radius: ${token('radius-tag')};
  background: ${token('bg-plate')};
  ${containedPicture}
  /* The drawings of the set are landscape with empty sides: a little of those goes, so that the object comes nearer. */
  img[src^='/illustrations/'] { width: 112%; max-width: none; justify-self: center; }
`;

export const FactsArea = styled.div`
  grid-area: facts;
  min-width: 0;
  padding-top: ${token('space-1')};
`;

export const QrArea = styled.div`
  grid-area: qr;
  display: grid;
  align-content: start;
  justify-items: end;
  ${responsive('padding-top', { base: 'space-2', belowDesktop: '0' })}
`;

export const Name = styled.h1`
  ${responsive('margin-block', { base: 'space-2 space-5', mobile: 'space-1 space-3' })}
  ${typeStyle('title')}
  overflow-wrap: anywhere;
`;

export const Describes = styled.p`
  margin-top: ${token('space-5')};
  ${text('body', 'text-on-ink-secondary')}
  overflow-wrap: anywhere;
  &:empty { display: none; }
  ${media.mobile} { display: none; }
`;

export const FactsRow = styled.div`
  ${responsive('margin-top', { base: 'space-8', mobile: 'space-5' })}
  padding-top: ${token('space-5')};
  border-top: 1px solid ${token('border-on-ink')};
`;
