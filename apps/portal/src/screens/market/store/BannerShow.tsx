import { followBanner, messages } from '@lima-id/domain';
import { Banner, ButtonLink, Carousel, Illustration, VisuallyHidden } from '@lima-id/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { brand } from '../../../brand/brand.ts';
import { listAddress } from '../parts/listAddress.ts';
import { Place } from './BannerShow.styles.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { bannerWords } from './bannerWords.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { marketBanners } from './storeQueries.ts';

/** What stands where the market has no banners. */
function Welcome() {
  return (
    <Banner
      contained
      ground="ink"
      headingLevel={2}
      title="让每一台器材，用上合适的应用"
      text={brand.tagline}
      actions={
        <ButtonLink variant="onInk" href={listAddress}>
          查看全部应用
        </ButtonLink>
      }
      picture={<Illustration name="dashboard" ground="ink" width={280} />}
    />
  );
}

/** The banners of the market, one after the other. */
export function BannerShow() {
  const banners = useQuery(marketBanners);
  const place = useRef<HTMLDivElement>(null);

  if (banners.data !== undefined) {
    const slides = banners.data.map((banner, index) => ({
      id: banner.id,
      label: bannerWords(banner, followBanner(banner, banner.productId !== '')).label,
      content: <BannerSlide banner={banner} first={index === 0} />,
    }));
    return (
      <Place ref={place} tabIndex={-1}>
        {slides.length === 0 ? <Welcome /> : <Carousel label="应用推荐" slides={slides} />}
      </Place>
    );
  }
  return (
    <Place ref={place} tabIndex={-1} data-state={banners.isError ? 'failed' : 'waiting'}>
      {banners.isError ? (
        <LoadFailed query={banners} onRecovered={() => place.current?.focus({ preventScroll: true })} />
      ) : (
        <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
      )}
    </Place>
  );
}
