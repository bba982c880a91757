'use client';
import { type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { listRole } from '../hooks/listRole.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { IconButton } from '../IconButton/IconButton.styles.ts';
import { EnlargeIcon, PlayIcon } from '../icons/icons.tsx';
import { useTexts } from '../locale/useTexts.ts';
import { Tag } from '../Tag/Tag.tsx';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './MediaGallery.styles.ts';
import { mediaGalleryTexts } from './MediaGallery.texts.ts';
import { itemOf, type MediaItem, nameOf, thumbnailOf } from './mediaItem.ts';
import { Picture } from './Picture.tsx';
import { Placeholder } from './Placeholder.tsx';

export interface MediaGalleryProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'defaultValue' | 'aria-label'> {
  /** Accessible name of the section. */
  label: string;
  /** In the order of the strip; a single item is shown without a strip. */
  items: readonly MediaItem[];
  /** The id of the item on the stage. */
  value?: string | undefined;
  /** The first by default. */
  defaultValue?: string | undefined;
  /** Called with the id of the selected item. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Thumbnails in a strip below the stage, or the other items with their titles beside it, for a few videos.
   * @default 'strip'
   */
  layout?: 'strip' | 'side' | undefined;
  /** Priority of the request for the picture on the stage, as of an `img`: `high` where it is the largest thing of the page. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
}

const MediaViewer = /* @__PURE__ */ lazy(() =>
  import('./MediaViewer.tsx').then((module) => ({ default: module.MediaViewer })),
);

function Thumbnail({ src }: { src: string | undefined }) {
  return src === undefined ? <Placeholder /> : <Picture src={src} alt="" small lazy />;
}

/**
 * Pictures and videos of one subject: one large, the others as thumbnails. A selected video starts playing and stops any other video of the
 * page. Pictures open full size in a dialog.
 */
export function MediaGallery({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  layout = 'strip',
  fetchPriority,
  ...rest
}: MediaGalleryProps) {
  const texts = useTexts('mediaGallery', mediaGalleryTexts);
  const [currentId, setCurrentId] = useControlled<string | undefined, string>({
    value,
    defaultValue,
    onChange: onValueChange,
  });
  const [pressed, setPressed] = useState<string | null>(null);
  const [playing, setPlaying] = useState(false);
  const [viewer, setViewer] = useState<'never' | 'open' | 'closed'>('never');
  const current = itemOf(items, currentId);

  function choose(id: string) {
    setCurrentId(id);
    setPressed(id);
    setPlaying(false);
  }

  function describe(item: MediaItem, index: number) {
    const text = item.kind === 'video' ? texts.video : texts.picture;
    const duration = item.kind === 'video' && item.duration !== undefined ? `，${texts.duration(item.duration)}` : '';
    return text(index + 1, items.length, nameOf(item)) + duration;
  }

  if (current === undefined) {
    return (
      <Root {...rest} aria-label={label} data-layout={layout}>
        <div data-part="stage">
          <Placeholder>{texts.empty}</Placeholder>
        </div>
      </Root>
    );
  }

  const others = layout === 'side' ? items.filter((item) => item !== current) : items;
  return (
    <Root {...rest} aria-label={label} data-layout={layout}>
      <div data-part="main">
        <div data-part="stage" data-kind={current.kind}>
          {current.kind === 'video' ? (
            <VideoPlayer key={current.id} film={current} starts={pressed === current.id} onPlayingChange={setPlaying} />
          ) : (
            <Picture src={current.src} alt={current.alt} fetchPriority={fetchPriority}>
              <IconButton data-part="enlarge" aria-label={texts.enlarge(current.alt)} onClick={() => setViewer('open')}>
                <EnlargeIcon />
              </IconButton>
              <FinderFrame />
            </Picture>
          )}
        </div>
        {layout === 'side' ? (
          <div data-part="caption">
            <span data-part="name">{nameOf(current)}</span>
            {playing ? (
              <Tag tone="info" dot>
                {texts.playing}
              </Tag>
            ) : null}
          </div>
        ) : null}
      </div>
      {items.length < 2 ? null : (
        <ul role={listRole} aria-label={texts.choose} data-part="choices">
          {others.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                aria-current={item === current ? 'true' : undefined}
                onClick={() => choose(item.id)}
              >
                <VisuallyHidden>{describe(item, items.indexOf(item))}</VisuallyHidden>
                <span data-part="thumbnail" data-kind={item.kind} aria-hidden="true">
                  <Thumbnail src={thumbnailOf(item)} />
                  {item.kind === 'video' ? (
                    <span data-part="play">
                      <PlayIcon size={layout === 'side' ? 20 : 16} />
                    </span>
                  ) : null}
                  {layout === 'side' && item.kind === 'video' && item.duration !== undefined ? (
                    <span data-part="duration">{item.duration}</span>
                  ) : null}
                </span>
                {layout === 'side' ? (
                  <span data-part="name" aria-hidden="true">
                    {nameOf(item)}
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      )}
      {viewer !== 'never' && current.kind === 'picture' ? (
        <Suspense fallback={null}>
          <MediaViewer
            items={items}
            picture={current}
            onPictureChange={choose}
            open={viewer === 'open'}
            onOpenChange={(open) => setViewer(open ? 'open' : 'closed')}
          />
        </Suspense>
      ) : null}
    </Root>
  );
}
