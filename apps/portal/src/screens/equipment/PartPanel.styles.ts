import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { text } from '../../shared/layout/arrange.ts';

export const Parts = styled.ul`
  li { border-top: 1px solid ${token('border-hairline')}; }
  a {
    display: grid;
    grid-template-columns: 4em minmax(0, 1fr) max-content;
    align-items: center;
    column-gap: ${token('space-3')};
    min-height: 48px;
    ${text('body', 'text-primary')}
    text-decoration: none;
  }
  b {
    font: 400 0.8125rem/1.375rem ${token('font-code')};
    font-variant-ligatures: none;
    color: ${token('text-link')};
    overflow-wrap: anywhere;
  }
  a:hover b { text-decoration: underline; }
`;
