import { media, motionSafe, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/* Stands below the header in place of the plate once the plate is out of sight, on phones in place of the header too; tablets keep that
   room free. Who goes to the header by keyboard finds it. */
export const Bar = styled.aside`
  position: fixed;
  inset: ${token('layout-header-height')} 0 auto;
  z-index: ${token('z-sticky')};
  height: ${token('layout-plate-bar-height')};
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};
  visibility: hidden;
  opacity: 0;
  ${motionSafe(`transition: opacity ${token('motion-fast')} ${token('motion-standard')};`)}

  &[data-state='shown'] {
    visibility: visible;
    opacity: 1;
  }

  ${media.tablet} {
    display: none;
  }

  ${media.mobile} {
    inset: 0 0 auto;
    z-index: ${token('z-header')};
    height: ${token('layout-header-height-mobile')};

    body:has(header :focus-visible) & {
      visibility: hidden;
    }
  }

  ${media.low} {
    display: none;
  }
`;

export const BarInner = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-gutter')});
  height: 100%;
  margin-inline: auto;
  padding-inline: ${token('layout-gutter')};

  ${media.mobile} {
    gap: 10px;
    padding-inline: ${token('layout-gutter-mobile')};
  }

  & > button {
    ${media.mobile} {
      width: ${token('control-touch-min')};
      height: ${token('control-touch-min')};
      margin-right: -11px;
      padding: 0;
      border: 0;

      svg {
        width: 22px;
        height: 22px;
      }

      [data-part='label'] {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }
`;

export const Thumb = styled.div`
  flex: none;
  width: 52px;
  height: 52px;
  padding: ${token('space-1')};
  border-radius: ${token('radius-tag')};
  background: ${token('color-ink-0')};

  ${media.mobile} {
    width: 40px;
    height: 40px;
    padding: 2px;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Names = styled.div`
  flex: 1 1 auto;
  min-width: 0;

  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  p:first-child {
    ${typeStyle('h4')}
  }

  p:last-child {
    ${typeStyle('caption')}
    color: ${token('text-on-ink-tertiary')};
  }

  ${media.mobile} {
    p:first-child {
      font-size: 0.875rem;
      line-height: 1.25rem;
    }

    p:last-child {
      font: 400 0.8125rem/1.125rem ${token('font-code')};
      color: ${token('text-on-ink-secondary')};
    }
  }

  ${media.fromTablet} {
    [data-part='code'] {
      display: none;
    }
  }

  ${media.mobile} {
    [data-part='company'] {
      display: none;
    }
  }
`;

/* 26 px with the brackets of the code. */
export const Code = styled.div`
  flex: none;
  max-width: 55%;
  margin-right: ${token('space-5')};

  ${media.mobile} {
    display: none;
  }
`;
