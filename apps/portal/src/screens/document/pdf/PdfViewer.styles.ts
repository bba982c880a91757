import { media, rem, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, row, text } from '../../../shared/layout/arrange.ts';

export const Frame = styled.section`
  &[data-titled] { padding: ${token('space-6')}; border-radius: ${token('radius-card')}; background: ${token('bg-paper')}; }
`;

export const Head = styled.div`
  ${row('space-4')}
  justify-content: space-between;
  min-height: ${token('space-6')};
  margin-bottom: ${token('space-4')};
  h2 { ${text('small', 'text-primary')} font-weight: 600; }
  [data-part='place'] {
    flex: none;
    margin-inline-start: auto;
    font: 500 ${rem(13)}/${rem(22)} ${token('font-figure')};
    font-variant-numeric: tabular-nums;
    color: ${token('text-secondary')};
  }
`;

/** As high as an A4 page before one is rendered. */
export const Paper = styled.div`
  position: relative;
  aspect-ratio: 210 / 297;
  margin: ${token('space-2')};
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  background: ${token('color-ink-0')};
  canvas { display: block; width: 100%; height: 100%; }
  &[data-waiting] { ${centred} }
`;

export const Foot = styled.div`
  display: flex;
  gap: ${token('space-2')};
  margin-top: ${token('space-6')};
  [data-part='download'] { margin-inline-start: auto; }
  ${media.mobile} { & > * { min-width: ${token('control-touch-min')}; min-height: ${token('control-touch-min')}; } }
`;
