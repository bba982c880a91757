'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { PictureIcon, RefreshIcon, ShowIcon, TrashIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import type { PicturePreviewProps } from './PicturePreview.tsx';
import { uploadTexts } from './Upload.texts.ts';

const loadPreview = () => import('./PicturePreview.tsx');
const PicturePreview: ComponentType<PicturePreviewProps> = /* @__PURE__ */ lazy(async () => ({
  default: (await loadPreview()).PicturePreview,
}));

interface DonePartProps {
  /** Accessible name of the picture. */
  label: string;
  /** URL of the picture; null while unknown. */
  source: string | null;
  /** Id of the file input for replacing the picture; without it the picture cannot be replaced. */
  htmlFor?: string | undefined;
  /** Without it the picture cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Shown when the picture cannot be displayed. */
  drawing?: ReactNode;
}

/** An uploaded picture, with its actions on a dark strip. */
export function DonePart({ label, source, htmlFor, onRemove, drawing }: DonePartProps) {
  const texts = useTexts('upload', uploadTexts);
  const [broken, setBroken] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);

  function preview(at: string) {
    // If the dialog's chunk fails to load, the picture can still be opened.
    loadPreview().then(
      () => setOpen(true),
      () => window.open(at, '_blank', 'noopener'),
    );
  }

  return (
    <div data-part="done">
      <div data-part="picture">
        {source === null || broken === source ? (
          (drawing ?? <PictureIcon size={28} />)
        ) : (
          <img src={source} alt={label} onError={() => setBroken(source)} />
        )}
        <FinderFrame size="sm" inset={10} />
      </div>
      <div data-part="strip">
        {source === null ? null : (
          <button type="button" aria-label={texts.act(texts.preview, label)} onClick={() => preview(source)}>
            <ShowIcon size={16} />
            <span>{texts.preview}</span>
          </button>
        )}
        {htmlFor === undefined ? null : (
          <label htmlFor={htmlFor}>
            <RefreshIcon size={16} />
            <span>{texts.replace}</span>
          </label>
        )}
        {onRemove === undefined ? null : (
          <button type="button" aria-label={texts.act(texts.remove, label)} onClick={onRemove}>
            <TrashIcon size={16} />
            <span>{texts.remove}</span>
          </button>
        )}
      </div>
      {isOpen && source !== null ? (
        <Suspense fallback={null}>
          <PicturePreview label={label} source={source} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
