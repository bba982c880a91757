import { focusRingOnInk, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

/* Reaches over the column's edges, so that what it warns of stands out of the facts below. */
export const RecalledBand = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-5')};
  margin: calc(-1 * ${token('space-2')}) calc(-1 * ${token('space-2')}) ${token('space-6')};
  padding: ${token('space-6')} ${token('space-7')};
  border-radius: ${token('radius-control')};
  background: ${token('action-danger-bg')};
  color: ${token('action-danger-text')};

  > svg {
    flex: none;
  }

  > div {
    flex: 1;
    min-width: 0;
  }

  h2 {
    ${typeStyle('h3')}
    font-weight: 700;
  }

  p {
    ${typeStyle('body')}
  }

  a[data-variant] {
    background: ${token('bg-surface')};
    border-color: transparent;
    color: ${token('text-danger')};
  }

  a[data-variant]:focus-visible {
    ${focusRingOnInk}
  }

  ${media.mobile} {
    flex-wrap: wrap;
    gap: ${token('space-4')};
    padding: ${token('space-5')} ${token('space-4')} ${token('space-4')};

    a[data-variant] {
      width: 100%;
      height: ${token('control-touch-min')};
    }
  }
`;

export const ClearedBand = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-6')};
  margin-bottom: ${token('space-6')};
  padding: ${token('space-7')} ${token('space-8')};
  border: 1px solid ${token('color-verdict-ok-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-success-50')};

  [data-finder] {
    --bar: ${token('text-success')};
    --dot: ${token('text-success')};
  }

  h3 {
    ${typeStyle('block')}
  }

  p {
    ${typeStyle('body')}
    color: ${token('text-secondary')};
  }

  ${media.mobile} {
    gap: ${token('space-4')};
    padding: ${token('space-5')} ${token('space-4')};

    h3 {
      ${typeStyle('h3')}
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  background: ${token('bg-surface')};
  color: ${token('text-success')};

  ${media.mobile} {
    width: 56px;
    height: 56px;
  }
`;

export const Progress = styled.section`
  margin-top: ${token('space-8')};

  h3 {
    margin-bottom: ${token('space-5')};
    ${typeStyle('h4')}
  }
`;
