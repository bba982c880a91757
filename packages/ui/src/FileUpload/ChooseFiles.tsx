import { Root as ButtonRoot } from '../Button/Button.styles.ts';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { UploadIcon } from '../icons/icons.tsx';

interface ChooseFilesProps {
  /** Id of the file input. */
  htmlFor: string;
  variant: 'zone' | 'button';
  /** Files are dragged over the field. */
  isOver: boolean;
  /** Words of the chooser, those before it, and those while files are dragged over it. */
  words: { choose: string; dragHere: string; drop: string };
  /** What the field takes; assistive technology gets it from the input's description. */
  limits: string;
}

/** What is pressed to choose files: all of the zone, or a button with the limits next to it. */
export function ChooseFiles({ htmlFor, variant, isOver, words, limits }: ChooseFilesProps) {
  const hint =
    limits === '' ? null : (
      <span data-part="hint" aria-hidden="true">
        {limits}
      </span>
    );
  if (variant === 'button')
    return (
      <div data-part="opener">
        <ButtonRoot as="label" htmlFor={htmlFor} data-variant="secondary" data-size="md" data-part="open">
          <UploadIcon size={18} />
          <span>{isOver ? words.drop : words.choose}</span>
        </ButtonRoot>
        {hint}
      </div>
    );
  return (
    <label htmlFor={htmlFor} data-part="choose">
      <UploadIcon size={24} />
      {isOver ? (
        <span data-part="words">{words.drop}</span>
      ) : (
        <span data-part="words">
          <span data-part="drag">{words.dragHere}</span>
          <span data-part="open">{words.choose}</span>
        </span>
      )}
      {hint}
      <FinderFrame size="sm" inset={10} />
    </label>
  );
}
