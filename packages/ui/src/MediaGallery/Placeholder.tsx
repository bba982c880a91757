import type { ReactNode } from 'react';
import { wrapText } from '../hooks/wrapText.tsx';
import { PictureIcon } from '../icons/icons.tsx';

/** Placeholder for a missing picture or video. */
export function Placeholder({ children }: { children?: ReactNode }) {
  return (
    <span data-part="placeholder">
      <PictureIcon size={32} />
      {wrapText(children)}
    </span>
  );
}
