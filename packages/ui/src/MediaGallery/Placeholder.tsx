import type { ReactNode } from 'react';
import { PictureIcon } from '../icons/icons.tsx';

/** Stands where a picture or video should be. */
export function Placeholder({ children }: { children?: ReactNode }) {
  return (
    <span data-part="placeholder">
      <PictureIcon size={32} />
      {children}
    </span>
  );
}
