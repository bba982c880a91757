import { focusRing, media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: 504fr 324fr 324fr;
  gap: ${token('layout-gutter')};

  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.mobile} {
    grid-template-columns: 1fr;
    gap: ${token('space-4')};
  }
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  height: 260px;
  border-bottom: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('bg-paper')};

  img {
    width: 320px;
    max-height: 240px;
  }

  ${media.mobile} {
    height: 200px;

    img {
      width: 264px;
    }
  }
`;

export const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  padding: ${token('space-7')};

  ${media.mobile} {
    padding: ${token('space-5')};
  }
`;

export const Tags = styled.ul`
  display: flex;
  gap: ${token('space-2')};
`;

export const Tag = styled.li`
  padding: 1px ${token('space-2')};
  border-radius: ${token('radius-tag')};
  background: ${token('bg-sunken')};
  color: ${token('text-secondary')};
  ${typeStyle('caption')}
`;

export const Title = styled.h3`
  margin-top: ${token('space-3')};
  ${typeStyle('h3')}

  a {
    text-decoration: none;
  }

  /* The whole card is the target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-card')};
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  a:focus-visible::after {
    ${focusRing}
  }
`;

export const Text = styled.p`
  flex: 1;
  margin-top: ${token('space-2')};
  color: ${token('text-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;
`;

export const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  margin-top: ${token('space-5')};
  color: ${token('text-link')};
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.5rem;
`;

export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  border: ${token('line-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-surface')};
  transition: border-color ${token('motion-fast')}, box-shadow ${token('motion-fast')};

  &[data-ground='ink'] {
    border-color: ${token('bg-ink')};
    background: ${token('bg-ink')};
    color: ${token('text-on-ink-primary')};

    ${Picture} {
      border-color: ${token('border-on-ink')};
      background: ${token('bg-ink-raised')};
    }

    ${Tag} {
      background: ${token('color-ink-700')};
      color: ${token('text-on-ink-primary')};
    }

    ${Text} {
      color: ${token('text-on-ink-secondary')};
    }

    ${More} {
      color: ${token('text-on-ink-link')};
    }
  }

  ${media.hover} {
    &:hover {
      border-color: ${token('border-control-hover')};
      box-shadow: ${token('shadow-md')};
    }
  }
`;
