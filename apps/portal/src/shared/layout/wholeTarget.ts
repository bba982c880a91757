import { focusRing } from '@lima-id/ui';

/** Declarations by which the one link of a row, cell or card is as large as that; its parent is positioned. The focus ring goes around all. */
export const wholeTarget = `
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  a:focus-visible::after {
    ${focusRing}
  }
`;
