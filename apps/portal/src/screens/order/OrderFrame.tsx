import { auditMaxDays, auditMinDays, type OrderStep, orderSteps, paymentSteps, productAddress } from '@lima-id/domain';
import { Breadcrumb, type Step, Stepper } from '@lima-id/ui';
import type { ReactNode } from 'react';
import type { OrderWay } from '../../shared/order/orderAddresses.ts';
import { Ground, Head, HeadFrame } from './OrderFrame.styles.ts';

/** What the head says of the app that is bought. */
interface BoughtApp {
  productId: string;
  productName: string;
  packageName: string;
}

interface OrderFrameProps {
  title: string;
  /** The page's own heading stands below, and not in the head. */
  headless?: boolean;
  /** Which steps the head shows: the three of the payment bar, or the four of the order page. */
  way?: OrderWay;
  /** How far the order is; 4 when all is done. Left out while nothing is known of the order. */
  step?: OrderStep;
  app?: BoughtApp | undefined;
  children: ReactNode;
}

const modesNote = '线下支付或微信支付';

function stepsOf(way: OrderWay, step: OrderStep, app: BoughtApp | undefined): Step[] {
  const chosen = app && [app.productName, app.packageName].filter(Boolean).join('・');
  const confirmed = step > 2 ? '已确认' : '核对规格与金额';
  if (way === 'market')
    return [
      { title: paymentSteps[1], ...(chosen !== undefined && { note: chosen }) },
      { title: paymentSteps[2], note: confirmed },
      { title: paymentSteps[3], note: modesNote },
    ];
  return [
    { title: orderSteps[1], note: (step > 1 ? chosen : undefined) ?? '规格与购买时长' },
    { title: orderSteps[2], note: confirmed },
    { title: orderSteps[3], note: modesNote },
    { title: orderSteps[4], note: `${auditMinDays}-${auditMaxDays}个工作日审核` },
  ];
}

/** The head of the pages of an order with the steps of its way, and what stands below it on paper. */
export function OrderFrame({ title, headless = false, way = 'market', step, app, children }: OrderFrameProps) {
  const trail = app === undefined || headless ? [] : [{ label: app.productName, href: productAddress(app.productId) }];
  const steps = step === undefined ? [] : stepsOf(way, step, app);
  return (
    <Ground>
      <Head>
        <HeadFrame>
          <Breadcrumb items={[{ label: '应用市场', href: '/application' }, ...trail, { label: title }]} />
          {headless ? null : <h1>{title}</h1>}
          {step === undefined ? null : (
            <Stepper label="订单进度" current={step === 4 ? steps.length + 1 : step} steps={steps} />
          )}
        </HeadFrame>
      </Head>
      {children}
    </Ground>
  );
}
