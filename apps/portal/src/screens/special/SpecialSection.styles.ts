import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/** Words and a drawing side by side; with `data-swapped` the drawing stands first. On phones it always does. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token('space-24')};
  align-items: center;

  > [data-part='picture'] {
    justify-self: center;
    width: 100%;
    max-width: 480px;
    height: auto;
  }

  > [data-part='words'] {
    width: 100%;
    max-width: 480px;
  }

  &[data-swapped] > [data-part='picture'] {
    order: -1;
  }

  &[data-swapped] > [data-part='words'] {
    justify-self: end;
  }

  ${media.tablet} {
    gap: ${token('space-10')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-8')};

    > [data-part='picture'] {
      order: -1;
      max-width: 280px;
    }

    > [data-part='words'] {
      max-width: none;
    }
  }
`;

export const Label = styled.p`
  display: flex;
  gap: ${token('space-3')};
  ${typeStyle('small')}
  color: ${token('text-tertiary')};

  > span {
    color: ${token('text-link')};
    font: 500 0.8125rem/1.375rem ${token('font-code')};
  }
`;

export const Title = styled.h2`
  ${typeStyle('h2')}
  margin-block: ${token('space-3')} ${token('space-3')};
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  ${typeStyle('bodyLg')}
  color: ${token('text-secondary')};
  text-wrap: pretty;
`;

/** What the section speaks of, each under a bracket of its own. */
export const Stages = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  margin-top: ${token('space-8')};

  > li {
    ${typeStyle('body')}
    padding-right: ${token('space-1')};
    overflow-wrap: anywhere;
  }

  > li::before {
    content: '';
    display: block;
    height: 8px;
    margin-bottom: ${token('space-2')};
    border: ${token('line-bracket')} solid ${token('marker-bracket')};
    border-top: 0;
  }

  ${media.mobile} {
    margin-top: ${token('space-6')};
  }
`;
