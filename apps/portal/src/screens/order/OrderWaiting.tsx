import { messages, type OrderStep } from '@lima-id/domain';
import { ButtonLink, Card, EmptyState, Skeleton, VisuallyHidden } from '@lima-id/ui';
import { RequestFailure } from '../../shared/api/request.ts';
import type { OrderWay } from '../../shared/order/orderAddresses.ts';
import { unknownOrder } from '../../shared/order/unknownOrder.ts';
import { PageTrouble } from '../../shared/trouble/PageTrouble.tsx';
import { PageWait } from '../../shared/trouble/PageWait.tsx';
import { Cards, Inner } from './OrderFrame.styles.ts';
import { OrderFrame } from './OrderFrame.tsx';

interface OrderLoadingProps {
  title: string;
  way?: OrderWay;
  step?: OrderStep;
}

/** The shape of the page until its order, or the app that is bought, has come. */
export function OrderLoading({ title, way = 'market', step = 3 }: OrderLoadingProps) {
  return (
    <OrderFrame title={title} way={way} step={step}>
      <PageWait>
        <Cards aria-busy="true">
          <VisuallyHidden as="output">{messages.empty.loading}</VisuallyHidden>
          {[160, 240].map((height) => (
            <Card key={height} padding="none">
              <Inner>
                <Skeleton width={120} height={20} />
                <Skeleton height={height} />
              </Inner>
            </Card>
          ))}
        </Cards>
      </PageWait>
    </OrderFrame>
  );
}

interface OrderFailedProps {
  title: string;
  error: unknown;
  /** What is said when nobody knows what was asked for; an order by default. */
  unknown?: { title: string; text: string };
  onRetry: () => void;
}

/** Nobody knows the order or the app, or it did not come and can be asked for again. */
export function OrderFailed({ title, error, unknown = unknownOrder, onRetry }: OrderFailedProps) {
  const failed = error instanceof RequestFailure ? error.result : null;
  const missing = failed?.status === 404 || failed?.status === 400;
  return (
    <OrderFrame title={title}>
      <Cards>
        <Card padding="lg">
          {missing ? (
            <EmptyState
              kind="notFound"
              title={unknown.title}
              text={unknown.text}
              actions={
                <ButtonLink variant="secondary" href="/application">
                  返回应用市场
                </ButtonLink>
              }
            />
          ) : (
            <PageTrouble
              error={error}
              onRetry={onRetry}
              way={
                <ButtonLink size="lg" variant="secondary" href="/application">
                  返回应用市场
                </ButtonLink>
              }
            />
          )}
        </Card>
      </Cards>
    </OrderFrame>
  );
}
