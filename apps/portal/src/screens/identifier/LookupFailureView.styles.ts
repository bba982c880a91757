import { token, typeStyle } from '@lima-id/ui';
import { styled } from 'styled-components';
import { cluster, columns, responsive, text } from '../../shared/layout/arrange.ts';
import { pageWidth } from '../../shared/layout/looks.ts';

export const Frame = styled.div`
  ${pageWidth('layout-gutter')}
  ${responsive('padding', { base: 'space-8 layout-gutter space-24', mobile: 'space-4 layout-gutter-mobile space-14' })}
`;

export const Sheet = styled.div`
  ${columns(1)}
  align-content: center;
  min-height: 400px;
  text-align: center;
  & > [data-anatomy] { text-align: left; }
`;

export const Title = styled.h1`
  margin-top: ${token('space-10')};
  ${typeStyle('block')}
`;

export const Text = styled.p`
  margin-top: ${token('space-2')};
  ${text('body', 'text-secondary')}
  font-size: 0.9375rem;
  line-height: 1.625rem;
`;

export const Actions = styled.div`
  ${cluster('space-3')}
  justify-content: center;
  margin-top: ${token('space-7')};
`;
