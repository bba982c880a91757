import { focusRing, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-3')} ${token('space-6')};

  h2 {
    ${typeStyle('h4')}
  }

  button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space-1')};
    min-height: ${token('control-height-sm')};
    padding: 0;
    border: 0;
    background: none;
    ${typeStyle('small')}
    color: ${token('text-secondary')};
    cursor: pointer;

    &:focus-visible {
      ${focusRing}
    }
  }

  ${media.mobile} {
    padding: ${token('space-1')} ${token('space-4')};

    button {
      min-height: ${token('control-touch-min')};
    }
  }
`;

export const List = styled.ol`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding: ${token('space-4')} ${token('space-6')} ${token('space-6')};
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  counter-reset: note;
  list-style: none;
  ${typeStyle('small')}
  color: ${token('text-secondary')};

  &[hidden] {
    display: none;
  }

  li {
    display: grid;
    grid-template-columns: ${token('space-6')} minmax(0, 1fr);
    counter-increment: note;
  }

  li::before {
    content: counter(note);
    font-family: ${token('font-figure')};
    font-weight: 600;
    color: ${token('text-link')};
  }

  ${media.mobile} {
    padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
  }
`;
