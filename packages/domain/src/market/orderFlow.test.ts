import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countdowns,
  initialOrderStep,
  isPaidCode,
  nextOrderStep,
  type OrderStep,
  type OrderStepEvent,
  orderPageRedirect,
  orderSteps,
  orderStepTransitions,
  paymentPollDelayMs,
  paymentSteps,
  secondsLeft,
  viewConfirm,
} from './orderFlow.ts';

const steps = [1, 2, 3, 4] as const;
const events = ['next', 'previous', 'saved', 'savedFree', 'paid'] as const;
const moves: Record<string, OrderStep> = {
  '1 next': 2,
  '2 previous': 1,
  '2 saved': 3,
  '2 savedFree': 4,
  '3 paid': 4,
};

describe('steps', () => {
  it('are named when a bar shows them', () => {
    expect(paymentSteps).toEqual({ 1: '应用选择', 2: '订单确认', 3: '订单支付' });
    expect(orderSteps).toEqual({ 1: '选择时长', 2: '订单确认', 3: '订单支付', 4: '支付完成' });
  });
});

describe('nextOrderStep', () => {
  it.each(steps.flatMap((step) => events.map((event) => [step, event] as const)))(
    'follows the table when step %d gets %s',
    (step: OrderStep, event: OrderStepEvent) => {
      const to = moves[`${step} ${event}`];
      expect(orderStepTransitions[step][event]).toBe(to);
      expect(nextOrderStep(step, event)).toBe(to ?? step);
    },
  );

  it('never goes back once the order is saved when events come in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (history) => {
        let step: OrderStep = initialOrderStep;
        for (const event of history) {
          const next = nextOrderStep(step, event);
          expect(step < 3 || next >= step).toBe(true);
          step = next;
        }
        expect(step === 1 || history.includes('next')).toBe(true);
        expect(step < 4 || history.includes('paid') || history.includes('savedFree')).toBe(true);
      }),
    );
  });
});

describe('viewConfirm', () => {
  it('is done when nothing is due, and goes on to pay from one fen on', () => {
    expect(viewConfirm(0)).toEqual({ button: '支付完成', address: '/application/payResult' });
    expect(viewConfirm(1)).toEqual({ button: '去支付', address: '/application/payment' });
  });
});

describe('orderPageRedirect', () => {
  it.each([
    [null, '/application/list'],
    [undefined, '/application/list'],
    ['', '/application/list'],
    ['o1', null],
  ])('leads from an order page with the order %j to %j', (orderId, address) => {
    expect(orderPageRedirect(orderId)).toBe(address);
  });
});

describe('countdowns', () => {
  it('are those of the three pages when they open', () => {
    expect(countdowns).toEqual({
      payResult: { seconds: 15, leadsTo: 'consoleOrders' },
      orderDone: { seconds: 15, leadsTo: 'consoleOrders' },
      success: { seconds: 6, leadsTo: '/home' },
    });
  });

  it.each([
    [-5, 6],
    [0, 6],
    [1, 6],
    [999, 6],
    [1000, 5],
    [1001, 5],
    [5000, 1],
    [5999, 1],
    [6000, 0],
    [60_000, 0],
  ])('show, %d ms after the page opened for six seconds, %d', (elapsedMs, left) => {
    expect(secondsLeft(6, elapsedMs)).toBe(left);
  });
});

describe('paymentPollDelayMs', () => {
  it.each([
    [0, 2000],
    [1, 2000],
    [9, 2000],
    [10, 5000],
    [11, 5000],
    [1000, 5000],
  ])('waits, after %d questions, %d ms', (polls, delay) => {
    expect(paymentPollDelayMs(polls)).toBe(delay);
  });
});

describe('isPaidCode', () => {
  it.each([
    [200, true],
    [199, false],
    [201, false],
    [0, false],
    [null, false],
    [undefined, false],
  ])('says about code %j: %s', (code, paid) => {
    expect(isPaidCode(code)).toBe(paid);
  });
});
