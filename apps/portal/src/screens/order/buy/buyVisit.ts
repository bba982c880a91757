import {
  initialOrderStep,
  nextOrderStep,
  type OrderStatus,
  type OrderStep,
  type OrderStepEvent,
} from '@lima-id/domain';

/** What the address of the order page says. */
export interface BuyVisit {
  /** The app that is bought; empty when none is named. */
  productId: string;
  /** The order once it is saved; null before. */
  orderId: string | null;
  /** The step before there is an order: the choice, or its confirmation. */
  step: OrderStep;
}

/** The step that stands in the address, since the confirmation can only follow the choice. */
const confirmStep = nextOrderStep(initialOrderStep, 'next');

/** Reads the address; what cannot be understood counts as not said. */
export function readBuyVisit(search: URLSearchParams): BuyVisit {
  return {
    productId: search.get('product') ?? '',
    orderId: search.get('order') || null,
    step: search.get('step') === `${confirmStep}` ? confirmStep : initialOrderStep,
  };
}

/** The query of the step that follows an event, for the same app, package and duration. */
export function stepQuery(search: URLSearchParams, event: OrderStepEvent): string {
  const next = new URLSearchParams(search);
  const step = nextOrderStep(readBuyVisit(search).step, event);
  if (step === initialOrderStep) next.delete('step');
  else next.set('step', `${step}`);
  return `?${next}`;
}

/** The step of a saved order: it is to be paid until it was paid for, or cost nothing. */
export function stepOfOrder({ status, totalAmountFen }: { status: OrderStatus; totalAmountFen: number }): OrderStep {
  const saved = nextOrderStep(confirmStep, totalAmountFen === 0 ? 'savedFree' : 'saved');
  return status === 'pendingReview' || status === 'completed' ? nextOrderStep(saved, 'paid') : saved;
}
