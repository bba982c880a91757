import { media, token } from '@lima-id/ui';
import { styled } from 'styled-components';
import { columns, responsive } from '../../../shared/layout/arrange.ts';

export const Ground = styled.div`
  border-top: ${token('line-hairline')} solid ${token('border-hairline')};
  ${responsive('padding-bottom', { base: 'layout-section-y', mobile: 'layout-section-y-mobile' })}
`;

/** The text, and the selected apps beside it; below it where there is no room. */
export const Columns = styled.div`
  ${columns({ base: '1fr layout-aside-width', belowDesktop: 1 })}
  ${responsive('gap', { base: 'layout-gutter', belowDesktop: 'space-14' })}
  align-items: start;
`;

export const Text = styled.section`
  min-width: 0;
  padding-top: ${token('space-10')};
`;

/** An example of a code, on paper. */
export const CodePlate = styled.div`
  margin-block: ${token('space-5')};
  ${responsive('padding', { base: 'space-7 space-8', mobile: 'space-5 space-4' })}
  border-radius: ${token('radius-card')};
  background: ${token('bg-paper')};
`;

export const Aside = styled.div`
  min-width: 0;
  ${media.desktop} { padding: ${token('space-14')} 0 0 ${token('space-6')}; }
`;
