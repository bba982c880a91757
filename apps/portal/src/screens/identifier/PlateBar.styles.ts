import { media, motionSafe, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/* Stands below the header in place of the plate once the plate is out of sight; narrow screens keep that room free. */
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

  ${media.belowDesktop} {
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
`;

export const Thumb = styled.div`
  flex: none;
  width: 52px;
  height: 52px;
  padding: ${token('space-1')};
  border-radius: ${token('radius-tag')};
  background: ${token('color-ink-0')};

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
`;

/* 26 px with the brackets of the code. */
export const Code = styled.div`
  flex: none;
  max-width: 55%;
  margin-right: ${token('space-5')};
`;
