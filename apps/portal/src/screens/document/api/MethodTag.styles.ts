import { rem, token } from '@lima-id/ui';
import { styled } from 'styled-components';

export const Method = styled.span`
  flex: none;
  width: 36px;
  font: 500 ${rem(11)}/${rem(20)} ${token('font-code')};
  &[data-method='GET'] { color: ${token('text-success')}; }
  &[data-method='POST'] { color: ${token('text-link')}; }
  &[data-solid] { width: auto; padding: 0 ${token('space-2')}; border-radius: ${token('radius-tag')}; color: ${token('text-on-primary')}; }
  &[data-solid][data-method='GET'] { background: ${token('text-success')}; }
  &[data-solid][data-method='POST'] { background: ${token('action-primary-bg')}; }
`;
