import { token } from '../tokens/token.ts';

/** Styles of a flat bar 4 px high for a `progress` element, full width. Forced colours keep the native bar. */
export const progressBar = `
  height: 4px;
  @media (forced-colors: none) {
    -webkit-appearance: none;
    appearance: none;
    border: 0;
    background: ${token('border-default')};
    &::-webkit-progress-bar { background: ${token('border-default')}; }
    &::-webkit-progress-value { background: ${token('marker-bracket')}; }
    &::-moz-progress-bar { background: ${token('marker-bracket')}; }
    &:indeterminate::-webkit-progress-bar { background: ${token('color-primary-300')}; }
    &:indeterminate::-moz-progress-bar { background: ${token('color-primary-300')}; width: 100%; }
  }
`;
