import { messages, type Product, readYuan } from '@lima-id/domain';
import { PriceTag, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { Container } from '../../../shared/layout/Section.styles.ts';
import { Line, Rows } from '../../../shared/market/Offer.styles.ts';
import { OptionsSkeleton } from '../../../shared/market/OptionsSkeleton.tsx';
import { PageWait } from '../../../shared/trouble/PageWait.tsx';
import { AppHead } from './AppHead.tsx';
import { Facts, Head, Stage, Waiting, Way } from './AppPage.styles.ts';

function Shape() {
  return (
    <Container>
      <VisuallyHidden as="h1">应用详情</VisuallyHidden>
      <Way>
        <Skeleton width={240} height={22} />
      </Way>
      <Head>
        <Stage />
        <Facts>
          <Skeleton width={160} height={22} />
          <Skeleton width="60%" height={36} />
          <Skeleton height={16} lines={2} />
          <Skeleton width={200} height={44} />
          <OptionsSkeleton />
          <OptionsSkeleton />
        </Facts>
      </Head>
    </Container>
  );
}

/** The page of an app until the answer has come: what is known already, and the shape of the rest. */
export function AppWaiting({ known }: { known: Product | null }) {
  return (
    <Waiting aria-busy="true">
      <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
      {known === null ? (
        <PageWait>
          <Shape />
        </PageWait>
      ) : (
        <AppHead app={known}>
          <Rows>
            <Line data-rule="">
              <span>价格</span>
              <PriceTag
                variant="detail"
                priceFen={readYuan(known.price)}
                negotiable={known.negotiable}
                per={known.durationUnit ?? undefined}
              />
            </Line>
            <OptionsSkeleton />
            <OptionsSkeleton />
          </Rows>
        </AppHead>
      )}
    </Waiting>
  );
}
