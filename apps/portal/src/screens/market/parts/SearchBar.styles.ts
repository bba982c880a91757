import { focusRing, token, typedSize, withoutHas } from '@lima-id/ui';
import { styled } from 'styled-components';
import { responsive } from '../../../shared/layout/arrange.ts';

export const Bar = styled.search`
  display: flex;
  align-items: center;
  width: 100%;
  ${responsive('max-width', { base: '560px', belowDesktop: '482px', mobile: 'none' })}
  min-width: 0;
  ${responsive('height', { base: 'control-height-lg', mobile: '56px' })}
  padding-right: 3px;
  border: ${token('line-drawing')} solid ${token('border-control-hover')};
  border-radius: ${token('radius-control')};
  background: ${token('bg-surface')};
  &:has(input:focus-visible) { ${focusRing} }
  ${withoutHas} { &:focus-within { ${focusRing} } }
  & > form { display: contents; }
  svg { flex: none; margin-left: ${token('space-4')}; color: ${token('text-secondary')}; }
  button { flex: none; }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0 ${token('space-3')};
  border: 0;
  outline: 0;
  background: none;
  font-size: 0.9375rem;
  ${typedSize}
  color: ${token('text-primary')};
  text-overflow: ellipsis;
  &:focus-visible { outline: 0; box-shadow: none; }
  &::placeholder { color: ${token('text-placeholder')}; opacity: 1; }
  &::-webkit-search-cancel-button { cursor: pointer; }
`;
