import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Hero = styled.section`
  position: relative;
  overflow: hidden;
  background: ${token('bg-ink')};
  color: ${token('text-on-ink-primary')};
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: ${token('space-12')};
  align-items: center;
  padding-block: ${token('space-18')};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 320px;
    padding-block: ${token('space-14')};
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-8')};
    padding-block: ${token('space-8')} ${token('space-10')};
  }
`;

export const Words = styled.div`
  min-width: 0;
`;

export const Title = styled.h1`
  font-size: 3rem;
  font-weight: 700;
  line-height: 4.125rem;

  ${media.tablet} {
    font-size: 2.25rem;
    line-height: 3.125rem;
  }

  ${media.mobile} {
    font-size: 1.875rem;
    line-height: 2.75rem;
  }
`;

export const Line = styled.span`
  display: block;
`;

export const Lead = styled.p`
  margin-block: ${token('space-4')} ${token('space-7')};
  color: ${token('text-on-ink-secondary')};
  font-size: 1rem;
  line-height: 1.75rem;
  text-wrap: pretty;

  ${media.mobile} {
    margin-block: ${token('space-3')} ${token('space-5')};
    font-size: 0.875rem;
    line-height: 1.5rem;
  }
`;

export const Promises = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-6')};
  margin-top: ${token('space-7')};
  color: ${token('text-on-ink-secondary')};
  font-size: 0.875rem;
  line-height: 1.5rem;

  > li {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
  }

  svg {
    flex: none;
    color: ${token('text-on-ink-positive')};
  }

  ${media.mobile} {
    gap: ${token('space-1')} ${token('space-4')};
    margin-top: ${token('space-5')};
    font-size: 0.8125rem;
  }
`;
