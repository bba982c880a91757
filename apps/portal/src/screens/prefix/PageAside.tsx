import { brand } from '../../brand/brand.ts';
import { Notes } from './Notes.tsx';
import { Help } from './PageAside.styles.ts';
import { Aside } from './PrefixFrame.styles.ts';
import { PrefixPreview } from './PrefixPreview.tsx';

interface PageAsideProps {
  /** The prefix as far as it is known; absent where the page shows it itself. */
  preview?: { nodePrefix: string; enterprisePrefix: string };
  /** Below the desktop it stands before what it helps with. */
  isFirst?: boolean;
  /** Whether the notes are expanded at first. */
  notesOpen: boolean;
}

/** The column next to the form and the summary: a preview of the prefix, the notes, and the support phone. */
export function PageAside({ preview, isFirst = false, notesOpen }: PageAsideProps) {
  return (
    <Aside aria-label="填写帮助" data-first={isFirst ? '' : undefined}>
      {preview === undefined ? null : <PrefixPreview {...preview} />}
      <Notes isOpenAtFirst={notesOpen} />
      <Help>
        填写遇到问题？致电 <a href={`tel:${brand.phone}`}>{brand.phone}</a>
      </Help>
    </Aside>
  );
}
