import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  align-items: center;
  gap: ${token('space-5')} ${token('space-10')};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

export const PictureSheet = styled.span`
  display: grid;
  place-items: center;
  width: 200px;
  height: 200px;
  overflow: hidden;
  border-radius: ${token('radius-tag')};
  background: ${token('color-ink-0')};

  ${media.mobile} {
    width: 132px;
    height: 132px;
    margin: 6px;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Facts = styled.div`
  min-width: 0;
  width: 100%;
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};
  ${typeStyle('small')}
  color: ${token('text-on-ink-secondary')};
  overflow-wrap: anywhere;
`;

export const Name = styled.h1`
  margin-block: ${token('space-2')} ${token('space-4')};
  ${typeStyle('title')}
  overflow-wrap: anywhere;

  ${media.mobile} {
    margin-block: ${token('space-2')} ${token('space-3')};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${token('space-3')};

  ${media.belowDesktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }

  ${media.mobile} {
    width: 100%;
  }
`;
