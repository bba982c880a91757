import type { CompanyVideo } from '@lima-id/domain';
import type { MediaVideo } from '@lima-id/ui';

const folder = '/media';

/** The videos as a gallery shows them: each has its files, in two formats, its captions and its poster under one name. */
export function videoItems(videos: readonly CompanyVideo[]): MediaVideo[] {
  return videos.map(({ name, title, duration, text }) => ({
    kind: 'video',
    id: name,
    src: `${folder}/${name}.webm`,
    otherSrc: `${folder}/${name}.mp4`,
    poster: `${folder}/${name}.webp`,
    silent: true,
    captions: `${folder}/${name}.vtt`,
    title,
    duration,
    description: text,
  }));
}
