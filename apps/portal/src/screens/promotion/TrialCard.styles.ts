import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive, row, square, text } from '../../shared/layout/arrange.ts';
import { hoverColour, itemText } from '../../shared/layout/looks.ts';

export const Sheet = styled.div`
  ${responsive('padding', {
    base: 'space-7 36px',
    belowDesktop: 'space-6 space-6 space-5',
    mobile: 'space-5 space-5 space-4',
  })}
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};
  color: ${token('text-primary')};
`;

/* Space for the code while it loads: 188 px and 20 px of white at either side. */
export const Picture = styled.div`
  display: grid;
  justify-content: center;
  min-height: 228px;
  ${responsive('margin-bottom', { base: 'space-7', mobile: 'space-6' })}
  > span { ${square('228px')} }
`;

export const Title = styled.h2`
  margin-top: ${token('space-3')};
  ${typeStyle('block')}
  font-size: 1.375rem;
`;

export const Text = styled.p`
  margin-bottom: ${token('space-3')};
  ${itemText('text-secondary')}
`;

export const Examples = styled.ul`
  > li { border-top: ${token('line-hairline')} solid ${token('border-hairline')}; }
`;

export const Example = styled.a`
  ${row('space-2')}
  justify-content: space-between;
  min-height: 44px;
  ${text('codeInline', 'text-link')}
  font-weight: 500;
  text-decoration: none;
  overflow-wrap: anywhere;
  > svg { flex: none; }
  ${hoverColour('&:hover', 'text-link-hover')}
`;
