import { type AppBanner, type BannerTarget, followBanner } from '@lima-id/domain';
import { Banner, Button, ButtonLink, useToast } from '@lima-id/ui';
import { ExternalIcon } from '@lima-id/ui/icons';
import { PictureSlide, Slide } from './BannerShow.styles.ts';
import { bannerWords } from './bannerWords.ts';

interface FollowProps {
  target: BannerTarget;
  action: string;
  label: string;
}

/** What leads on from a banner: to another site, to an app's page, or to a notice that there is no such app. */
function Follow({ target, action, label }: FollowProps) {
  const toast = useToast();
  const said = { variant: 'onInk', 'data-follow': '', 'aria-label': `${action}：${label}` } as const;
  if (!target.ok) {
    return (
      <Button {...said} onClick={() => toast.show({ tone: 'warning', text: target.message })}>
        {action}
      </Button>
    );
  }
  return (
    <ButtonLink
      {...said}
      href={target.address}
      external={target.outside}
      iconAfter={target.outside ? <ExternalIcon size={16} /> : undefined}
    >
      {action}
    </ButtonLink>
  );
}

/** Width of a banner's drawing, in px. */
const drawingWidth = 280;

interface BannerSlideProps {
  banner: AppBanner;
  /** The one that is seen at once: its picture is fetched before others. */
  first: boolean;
}

/** One banner. With words of its own it is a card with the picture at its side; without, the picture fills it. */
export function BannerSlide({ banner, first }: BannerSlideProps) {
  const target = followBanner(banner, banner.productId !== '');
  const { title, text, label, action } = bannerWords(banner, target);
  const follow = <Follow target={target} action={action} label={label} />;
  const fetched = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (title === '') {
    return (
      <PictureSlide>
        <img {...fetched} src={banner.bannersViewer} alt="" />
        {follow}
      </PictureSlide>
    );
  }
  return (
    <Slide>
      <Banner
        contained
        ground="ink"
        headingLevel={2}
        title={title}
        text={text === '' ? undefined : text}
        actions={follow}
        picture={
          banner.bannersViewer === '' ? undefined : (
            <img {...fetched} src={banner.bannersViewer} alt="" width={drawingWidth} height={(drawingWidth * 3) / 4} />
          )
        }
      />
    </Slide>
  );
}
