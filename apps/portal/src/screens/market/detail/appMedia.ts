import type { ProductDetail } from '@lima-id/domain';
import type { MediaItem, MediaPicture } from '@lima-id/ui';

type Shown = Pick<ProductDetail, 'name' | 'viewPicture'> &
  Partial<Pick<ProductDetail, 'pictureViewer' | 'viewBannerUrls' | 'viewVideoUrls'>>;

/**
 * The pictures and videos of an app: its first picture, the videos, then the other pictures. Its list picture stands for missing ones, and
 * before a video plays.
 */
export function appMedia({ name, viewPicture, pictureViewer = '', viewBannerUrls = [], viewVideoUrls = [] }: Shown) {
  const spare = [viewPicture, pictureViewer].find((address) => address !== '');
  const addresses = viewBannerUrls.length > 0 ? viewBannerUrls : spare === undefined ? [] : [spare];
  const [first, ...others] = addresses.map(
    (src, index): MediaPicture => ({ kind: 'picture', id: `picture-${index}`, src, alt: `${name}图片${index + 1}` }),
  );
  const videos = viewVideoUrls.map((src, index): MediaItem => {
    const title = `${name}演示视频${viewVideoUrls.length > 1 ? index + 1 : ''}`;
    const poster = first?.src ?? spare;
    return { kind: 'video', id: `video-${index}`, src, title, ...(poster === undefined ? {} : { poster }) };
  });
  return [...(first === undefined ? [] : [first]), ...videos, ...others];
}
