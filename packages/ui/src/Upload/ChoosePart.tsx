import type { ReactNode } from 'react';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { UploadIcon } from '../icons/icons.tsx';

interface ChoosePartProps {
  /** Id of the file input. */
  htmlFor: string;
  words: string;
  /** The accepted files, below the label; assistive technology gets it from the input's description. */
  hint?: string | undefined;
  /** A drawing of the expected picture; with it the icon is next to the label. */
  drawing?: ReactNode;
}

/** An empty box, all of which is the click target. */
export function ChoosePart({ htmlFor, words, hint, drawing }: ChoosePartProps) {
  return (
    <label htmlFor={htmlFor} data-part="choose">
      {drawing ?? <UploadIcon size={24} />}
      <span data-part={drawing === undefined ? 'words' : 'link'}>
        {drawing === undefined ? null : <UploadIcon size={18} />}
        <span>{words}</span>
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
