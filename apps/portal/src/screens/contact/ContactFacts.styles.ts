import { focusRing, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { overlapPx } from './ContactBanner.styles.ts';

/** The ways to reach us, side by side over the banner's edge. */
export const Facts = styled.dl`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-block: -${overlapPx}px 0;
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};
  box-shadow: ${token('shadow-md')};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Fact = styled.div`
  min-width: 0;
  padding: ${token('space-6')};
  overflow-wrap: anywhere;

  & + & {
    border-inline-start: ${token('line-hairline')} solid ${token('border-hairline')};
  }

  dt {
    ${typeStyle('small')}
    color: ${token('text-secondary')};
  }

  dt > svg {
    margin-bottom: ${token('space-3')};
    color: ${token('text-link')};
  }

  dd {
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.75rem;
  }

  dd[data-part='note'] {
    ${typeStyle('caption')}
    margin-top: 2px;
    color: ${token('text-secondary')};
  }

  a {
    border-radius: ${token('radius-tag')};
    text-decoration: none;

    &:focus-visible {
      ${focusRing}
    }

    ${media.hover} {
      &:hover {
        color: ${token('text-link-hover')};
      }
    }

    ${media.coarse} {
      display: inline-flex;
      align-items: center;
      min-height: ${token('control-touch-min')};
    }
  }

  a[href^='tel:'] {
    font: 600 1.5rem/1.75rem ${token('font-figure')};
  }

  ${media.tablet} {
    &:nth-child(odd) {
      border-inline-start: 0;
    }

    &:nth-child(n + 3) {
      border-top: ${token('line-hairline')} solid ${token('border-hairline')};
    }
  }

  ${media.mobile} {
    position: relative;
    padding: ${token('space-4')} ${token('space-4')} ${token('space-4')} ${token('space-14')};

    & + & {
      border-inline-start: 0;
      border-top: ${token('line-hairline')} solid ${token('border-hairline')};
    }

    dt > svg {
      position: absolute;
      left: ${token('space-5')};
      top: ${token('space-5')};
    }
  }
`;
