import { token } from '../tokens/token.ts';

/** Styles of a placeholder for a missing picture. */
export const placeholderStyle = `
  [data-part='placeholder'] {
    display: flex;
    flex-direction: column;
    gap: ${token('space-3')};
    align-items: center;
    justify-content: center;
    width: 100%;
    height: 100%;
    background: ${token('bg-sunken')};
    color: ${token('text-tertiary')};
    font: 400 14px/22px ${token('font-sans')};
  }
`;
