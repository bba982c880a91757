import type { AppBanner, BannerTarget } from '@lima-id/domain';

/** What a banner says. */
export interface BannerWords {
  /** Empty where the picture alone says it. */
  title: string;
  text: string;
  /** What the banner is called where its picture is not seen. */
  label: string;
  /** What leads on from it. */
  action: string;
}

/** What a banner says, and what it is called when it says nothing itself: by where it leads. */
export function bannerWords({ title = '', describes = '' }: AppBanner, target: BannerTarget): BannerWords {
  const outside = target.ok && target.outside ? new URL(target.address).host : '';
  const action = outside === '' ? '了解详情' : '前往查看';
  return { title, text: describes, label: title || outside || '应用推荐', action };
}
