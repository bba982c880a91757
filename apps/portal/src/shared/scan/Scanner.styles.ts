import { focusRing, media, token, typeStyle, viewHeight, withoutHas } from '@lima-id/ui';
import { keyframes, styled } from 'styled-components';
import { centred, columns, row, square, text } from '../layout/arrange.ts';
import { cover } from '../layout/looks.ts';

const pass = keyframes`
  from { top: 8%; opacity: 1; }
  90% { opacity: 1; }
  to { top: 92%; opacity: 0; }
`;

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Finder = styled.div`
  position: relative;
  ${centred}
  aspect-ratio: 16 / 11;
  overflow: hidden;
  border-radius: ${token('radius-control')};
  background: ${token('bg-footer')};
  color: ${token('text-on-ink-primary')};
  ${media.mobile} {
    flex: 1 1 auto;
    aspect-ratio: auto;
    min-height: 280px;
    ${media.low} { min-height: calc(0.8 * ${viewHeight}); }
  }
  video { ${cover} object-fit: cover; }
`;

export const Target = styled.div`
  position: relative;
  ${square('240px')}
  ${media.mobile} { width: min(72vw, 280px); height: min(72vw, 280px); }
  /* The whole frame stays in sight while a code is aimed at. */
  ${media.low} { width: min(72vw, 0.64 * ${viewHeight}); height: min(72vw, 0.64 * ${viewHeight}); }
`;

/* Passes once when the camera has opened. */
export const ScanLine = styled.span`
  position: absolute;
  inset: 50% 8px auto;
  height: 1.5px;
  background: ${token('marker-finder-dot-on-ink')};
  @media (prefers-reduced-motion: no-preference) { animation: ${pass} 1.6s ${token('motion-linear')} 1 both; }
`;

export const Sentence = styled.output`
  display: block;
  position: relative;
  max-width: 26em;
  padding: ${token('space-6')};
  text-align: center;
  ${text('body', 'text-on-ink-secondary')}
`;

export const Torch = styled.div`
  position: absolute;
  right: ${token('space-3')};
  bottom: ${token('space-3')};
`;

export const Hint = styled.div`
  margin-top: ${token('space-4')};
  text-align: center;
  ${typeStyle('body')}
  p:first-child { font-size: 0.9375rem; }
  p + p { ${text('small', 'text-tertiary')} }
  ${media.mobile} { p + p { color: ${token('text-on-ink-tertiary')}; } }
`;

export const Notice = styled.p`
  min-height: 24px;
  margin-block: ${token('space-3')};
  text-align: center;
  ${text('small', 'text-secondary')}
  overflow-wrap: anywhere;
  &[data-tone='danger'] { color: ${token('text-danger')}; }
  ${media.mobile} {
    color: ${token('text-on-ink-secondary')};
    &[data-tone='danger'] {
      padding: ${token('space-2')} ${token('space-3')};
      border-radius: ${token('radius-control')};
      background: ${token('color-danger-50')};
      color: ${token('color-danger-700')};
    }
  }
`;

export const Ways = styled.div`
  ${columns({ base: 2, mobile: 1 })}
  gap: ${token('space-3')};
  & > button { grid-column: 1 / -1; }
  ${media.mobile} {
    && > button { min-height: ${token('control-touch-min')}; background: transparent; color: ${token('text-on-ink-link')}; }
  }
`;

/* A file field with the looks of an outline button: the native field keeps keyboard and names. */
export const Upload = styled.label`
  position: relative;
  ${row('space-2')}
  justify-content: center;
  min-height: ${token('control-height-md')};
  padding-inline: ${token('control-padding-x-md')};
  border: 1px solid ${token('action-secondary-border')};
  border-radius: ${token('radius-control')};
  background: ${token('action-secondary-bg')};
  ${text('body', 'action-secondary-text')}
  font-weight: 500;
  cursor: pointer;
  &:has(:focus-visible) { ${focusRing} }
  ${withoutHas} { &:focus-within { ${focusRing} } }
  ${media.hover} { &:hover { border-color: ${token('action-secondary-hover-border')}; } }
  ${media.mobile} {
    min-height: ${token('control-height-lg')};
    border-color: ${token('border-on-ink-strong')};
    background: transparent;
    color: ${token('text-on-ink-primary')};
  }
  input { ${cover} opacity: 0; cursor: pointer; }
`;

export const Manual = styled.div`
  display: grid;
  ${media.mobile} {
    && > button {
      min-height: ${token('control-height-lg')};
      border-color: ${token('border-on-ink-strong')};
      background: transparent;
      color: ${token('text-on-ink-primary')};
    }
  }
`;
