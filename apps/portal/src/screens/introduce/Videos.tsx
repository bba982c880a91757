import { MediaGallery } from '@lima-id/ui';
import type { introduction } from './introduction.ts';
import { SectionOf } from './SectionOf.tsx';
import { texts } from './texts.ts';
import { videoItems } from './videoItems.ts';

/** Section 03: one video on the stage, the others at its side. */
export function Videos({ videos }: { videos: (typeof introduction)['videos'] }) {
  return (
    <SectionOf section="videos" title={videos.title} ground="paper">
      <MediaGallery layout="side" label={texts.gallery} items={videoItems(videos.list)} />
    </SectionOf>
  );
}
