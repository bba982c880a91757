import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  padding: ${token('space-8')} 36px;
  border-radius: ${token('radius-card')};
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};

  ${media.mobile} {
    padding: ${token('space-6')} ${token('space-5')};
  }
`;

export const Name = styled.p`
  ${typeStyle('h3')}
`;

export const Words = styled.p`
  max-width: 24em;
  margin-top: ${token('space-2')};
  color: ${token('text-on-ink-secondary')};
  font-size: 0.9375rem;
  line-height: 1.625rem;
  text-wrap: pretty;
`;

export const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-6')};

  * + & {
    margin-top: ${token('space-8')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-5')};
  }
`;

export const Bracket = styled.span`
  display: block;
  height: 8px;
  border: ${token('line-bracket')} solid ${token('color-primary-400')};
  border-top: 0;
`;

export const Title = styled.h3`
  margin-top: ${token('space-3')};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.5rem;
`;

export const Text = styled.p`
  ${typeStyle('small')}
  color: ${token('text-on-ink-secondary')};
`;
