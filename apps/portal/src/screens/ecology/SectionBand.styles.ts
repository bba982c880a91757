import { styled } from 'styled-components';
import { responsive } from '../../shared/layout/arrange.ts';
import { Section } from '../../shared/layout/Section.styles.ts';

export const Band = styled(Section)`
  ${responsive('scroll-margin-top', { base: 'layout-header-height', mobile: 'layout-header-height-mobile' })}
`;
