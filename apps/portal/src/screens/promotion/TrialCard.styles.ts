import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Sheet = styled.div`
  padding: ${token('space-7')} 36px;
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};
  color: ${token('text-primary')};

  ${media.belowDesktop} {
    padding: ${token('space-6')} ${token('space-6')} ${token('space-5')};
  }

  ${media.mobile} {
    padding: ${token('space-5')} ${token('space-5')} ${token('space-4')};
  }
`;

/* The room of the code while it is on its way: 188 px and 20 px of white at either side. */
export const Picture = styled.div`
  display: grid;
  justify-content: center;
  min-height: 228px;
  margin-bottom: ${token('space-7')};

  > span {
    width: 228px;
    height: 228px;
  }

  ${media.mobile} {
    margin-bottom: ${token('space-6')};
  }
`;

export const Title = styled.h2`
  margin-top: ${token('space-3')};
  ${typeStyle('block')}
  font-size: 1.375rem;
`;

export const Text = styled.p`
  margin-bottom: ${token('space-3')};
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
`;

export const Examples = styled.ul`
  > li {
    border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  }
`;

export const Example = styled.a`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  color: ${token('text-link')};
  ${typeStyle('codeInline')}
  font-weight: 500;
  text-decoration: none;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
  }

  ${media.hover} {
    &:hover {
      color: ${token('text-link-hover')};
    }
  }
`;
