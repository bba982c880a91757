import { media, token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-gutter')});
  margin-inline: auto;
  padding: ${token('space-8')} ${token('layout-gutter')} ${token('space-24')};

  ${media.mobile} {
    padding: ${token('space-4')} ${token('layout-gutter-mobile')} ${token('space-14')};
  }
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: 400px;
  text-align: center;

  & > [data-anatomy] {
    text-align: left;
  }
`;

export const Title = styled.h1`
  margin-top: ${token('space-10')};
  ${typeStyle('block')}
`;

export const Text = styled.p`
  margin-top: ${token('space-2')};
  ${typeStyle('body')}
  font-size: 0.9375rem;
  line-height: 1.625rem;
  color: ${token('text-secondary')};
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
  margin-top: ${token('space-7')};
`;
