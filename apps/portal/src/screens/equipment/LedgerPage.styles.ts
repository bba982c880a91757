import { token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, onInk, responsive, stack } from '../../shared/layout/arrange.ts';

const frame = `
  max-width: calc(${token('layout-content')} + 2 * ${token('layout-gutter')});
  margin-inline: auto;
`;

export const Paper = styled.div`
  min-height: 100vh;
  background: ${token('bg-paper')};
`;

/** The dark head of the page. */
export const Ground = styled.section`
  position: relative;
  overflow: hidden;
  ${onInk}
  &[data-state='waiting'] { height: 284px; }
`;

export const HeadFrame = styled.div`
  position: relative;
  ${frame}
  ${responsive('padding', { base: 'space-10 layout-gutter', mobile: 'space-5 layout-gutter-mobile' })}
`;

export const Page = styled.div`
  ${stack({ base: 'space-6', mobile: 'space-4' })}
  ${frame}
  ${responsive('padding', { base: 'space-8 layout-gutter space-24', mobile: 'space-4 layout-gutter-mobile space-14' })}
`;

export const Sheet = styled.div`
  display: grid;
  align-content: center;
  min-height: 400px;
  overflow-wrap: anywhere;
`;

export const Columns = styled.div`
  ${columns({ base: '1fr layout-form-aside-width', belowDesktop: 1 })}
  align-items: start;
  ${responsive('gap', { base: 'space-6', mobile: 'space-4' })}
`;
