import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Ground = styled.section`
  position: relative;
  overflow: hidden;
  padding: ${token('space-6')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};

  h2 {
    position: relative;
    margin-bottom: ${token('space-3')};
    ${typeStyle('small')}
    color: ${token('text-on-ink-secondary')};
  }

  > :not(svg) {
    position: relative;
  }
`;

export const Sample = styled.div`
  margin-top: ${token('space-5')};
  padding-top: ${token('space-4')};
  border-top: ${token('line-hairline')} solid ${token('border-on-ink')};
  ${typeStyle('small')}
  color: ${token('text-on-ink-secondary')};

  [data-part='code'] {
    ${typeStyle('codeInline')}
    font-variant-ligatures: none;
    color: ${token('text-on-ink-primary')};
    overflow-wrap: anywhere;
  }

  [data-part='code'] span {
    color: ${token('text-on-ink-link')};
  }
`;
