import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Ground = styled.section`
  position: relative;
  overflow: hidden;
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};
`;

export const Inner = styled.div`
  position: relative;
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-gutter')});
  margin-inline: auto;
  padding: ${token('space-10')} ${token('layout-gutter')} ${token('space-10')};

  ${media.mobile} {
    padding: ${token('space-6')} ${token('layout-gutter-mobile')};
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  grid-template-areas: 'picture facts qr';
  column-gap: ${token('space-10')};

  ${media.desktop} {
    margin-inline: -8px 0;
  }

  ${media.tablet} {
    grid-template-areas:
      'picture qr'
      'facts facts';
    grid-template-columns: max-content minmax(0, 1fr);
    row-gap: ${token('space-6')};
  }

  ${media.mobile} {
    grid-template-areas:
      'picture qr'
      'facts facts';
    grid-template-columns: max-content minmax(0, 1fr);
    row-gap: ${token('space-4')};
  }
`;

export const PictureArea = styled.div`
  grid-area: picture;
  width: max-content;
`;

export const PictureSheet = styled.span`
  display: grid;
  place-items: center;
  width: 264px;
  height: 264px;
  margin: ${token('space-2')};
  overflow: hidden;
  border-radius: ${token('radius-tag')};
  background: ${token('color-ink-0')};

  ${media.belowDesktop} {
    width: 200px;
    height: 200px;
  }

  ${media.mobile} {
    width: 132px;
    height: 132px;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  /* The drawings of the set are landscape with empty sides: a little of those goes, so that the object comes nearer. */
  img[src^='/illustrations/'] {
    width: 112%;
    max-width: none;
    justify-self: center;
  }
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
  padding-top: ${token('space-2')};

  ${media.belowDesktop} {
    padding-top: 0;
  }
`;

export const Name = styled.h1`
  margin-block: ${token('space-2')} ${token('space-5')};
  ${typeStyle('title')}
  overflow-wrap: anywhere;

  ${media.mobile} {
    margin-block: ${token('space-1')} ${token('space-3')};
  }
`;

export const Describes = styled.p`
  margin-top: ${token('space-5')};
  ${typeStyle('body')}
  color: ${token('text-on-ink-secondary')};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  ${media.mobile} {
    display: none;
  }
`;

export const FactsRow = styled.div`
  margin-top: ${token('space-8')};
  padding-top: ${token('space-5')};
  border-top: 1px solid ${token('border-on-ink')};

  ${media.mobile} {
    margin-top: ${token('space-5')};
  }
`;
