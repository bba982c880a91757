import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { centred, columns, square, text } from '../../../shared/layout/arrange.ts';

/* The tint repeats the title; the border keeps the block apart where colours are forced. */
export const Root = styled.div`
  --verdict: ${token('border-control')};
  --line: ${token('border-default')};
  ${columns({ base: 'auto 1fr auto', mobile: 'auto 1fr' })}
  align-items: center;
  gap: ${token('space-6')};
  padding: ${token('space-7')} ${token('space-8')};
  border: ${token('line-hairline')} solid var(--line);
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};
  &[data-tone='success'] {
    --verdict: ${token('text-success')};
    --line: ${token('color-success-300')};
    background: ${token('color-success-50')};
  }
  &[data-tone='warning'] {
    --verdict: ${token('text-warning')};
    --line: ${token('color-warning-300')};
    background: ${token('color-warning-50')};
  }
  &[data-tone='danger'] {
    --verdict: ${token('text-danger')};
    --line: ${token('color-danger-500')};
    background: ${token('color-danger-50')};
  }
  [data-finder] { --bar: var(--verdict); --dot: var(--verdict); }
  [data-part='sheet'] { ${centred} ${square({ base: '88px', mobile: '64px' })} background: ${token('bg-surface')}; color: var(--verdict); }
  &[data-tone='neutral'] [data-part='sheet'] { background: ${token('bg-paper')}; }
  h3 { ${typeStyle('block')} outline: none; }
  [data-part='words'] p { margin-top: ${token('space-1')}; ${text('body', 'text-secondary')} }
  [data-part='count'] {
    display: grid;
    align-content: center;
    justify-items: end;
    min-height: 76px;
    padding-left: ${token('space-8')};
    border-left: ${token('line-hairline')} solid var(--line);
    ${text('body', 'text-secondary')}
    strong { ${text('figureXl', 'text-primary')} }
  }
  ${media.mobile} {
    align-items: start;
    gap: ${token('space-4')};
    padding: ${token('space-5')} ${token('space-4')};
    [data-part='count'] {
      grid-column: 1 / -1;
      display: flex;
      align-items: baseline;
      justify-content: flex-start;
      gap: ${token('space-2')};
      min-height: 0;
      padding: ${token('space-3')} 0 0;
      border-top: ${token('line-hairline')} solid var(--line);
      border-left: 0;
    }
  }
`;
