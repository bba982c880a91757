import type { ReactNode } from 'react';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { UploadIcon } from '../icons/icons.tsx';

interface ChoosePartProps {
  /** The input this chooses a file with. */
  htmlFor: string;
  words: string;
  /** What is taken, below the words; the input's description says it to assistive technology. */
  hint?: string | undefined;
  /** A drawing of what is wanted; it puts the icon beside the words. */
  drawing?: ReactNode;
}

/** An empty box, all of which is the target. */
export function ChoosePart({ htmlFor, words, hint, drawing }: ChoosePartProps) {
  return (
    <label htmlFor={htmlFor} data-part="choose">
      {drawing ?? <UploadIcon size={24} />}
      <span data-part={drawing === undefined ? 'words' : 'link'}>
        {drawing === undefined ? null : <UploadIcon size={18} />}
        {words}
      </span>
      {hint === undefined ? null : (
        <span data-part="hint" aria-hidden="true">
          {hint}
        </span>
      )}
      <FinderFrame size="sm" inset={10} />
    </label>
  );
}
