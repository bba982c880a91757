import { describe, expect, it } from 'vitest';
import {
  type CompanyLookup,
  checkPurchaseGate,
  type GateFacts,
  type GateReason,
  gateSteps,
  mainAction,
  type PurchaseAction,
} from './purchaseGate.ts';

const agreement = '请先同意服务协议与应用市场用户协议';
const login = '您尚未登录，是否立即登录？';
const buyPrefix = '购买前请先注册企业标识前缀';
const tryPrefix = '试用前请先注册企业标识前缀';
const suspendedBuying = '企业标识前缀已停用，暂时不能购买应用，请联系客服';
const suspendedTrying = '企业标识前缀已停用，暂时不能试用应用，请联系客服';

/** What is known of a prefix, with the refusals of buying and of trying. */
const prefixes: [Pick<GateFacts, 'hasPrefix' | 'isSuspended'>, buying: string | null, trying: string | null][] = [
  [{ hasPrefix: true }, null, null],
  [{ hasPrefix: true, isSuspended: false }, null, null],
  [{ hasPrefix: true, isSuspended: true }, suspendedBuying, suspendedTrying],
  [{ hasPrefix: false }, buyPrefix, tryPrefix],
];

const companies: [CompanyLookup | null, string | null][] = [
  [null, null],
  [{ ok: true, companyId: 'c1' }, null],
  [{ ok: true, companyId: '' }, buyPrefix],
  [{ ok: false, message: '企业信息已停用' }, '企业信息已停用'],
  [{ ok: false, message: '' }, '未获取到您的企业信息，请稍后再试'],
];
const needs: Record<PurchaseAction, GateReason[]> = {
  buy: ['agreement', 'login', 'prefix', 'company'],
  try: ['agreement', 'login', 'prefix'],
  inquire: ['agreement'],
  consult: ['agreement'],
};
const actions = ['buy', 'try', 'inquire', 'consult'] as const;
const both = [true, false];

/** Every combination with the first missing thing, built step by step, as a person would go through the table. */
const every = actions.flatMap((action) =>
  both.flatMap((agreed) =>
    both.flatMap((loggedIn) =>
      prefixes.flatMap(([prefix, buying, trying]) =>
        companies.map(([company, refusal]) => {
          const missing: [GateReason, string][] = [];
          if (!agreed) missing.push(['agreement', agreement]);
          if (!loggedIn) missing.push(['login', login]);
          const unusable = action === 'try' ? trying : buying;
          if (unusable !== null) missing.push(['prefix', unusable]);
          if (refusal !== null) missing.push(['company', refusal]);
          const first = missing.find(([reason]) => needs[action].includes(reason)) ?? null;
          return { action, facts: { agreed, loggedIn, ...prefix, company }, first };
        }),
      ),
    ),
  ),
);

describe('checkPurchaseGate', () => {
  it('asks each action for what it needs when the steps are listed', () => {
    expect(gateSteps).toEqual(needs);
    expect(every).toHaveLength(320);
    expect(every.filter(({ first }) => first === null)).toHaveLength(2 * 2 + 2 * 5 + 40 + 40);
  });

  it.each(every)('decides by the first missing step when it is to $action with $facts', ({ action, facts, first }) => {
    expect(checkPurchaseGate(action, facts)).toEqual(
      first === null ? { ok: true } : { ok: false, reason: first[0], message: first[1] },
    );
  });
});

describe('mainAction', () => {
  it('inquires when the price is on request, and buys otherwise', () => {
    expect(mainAction(true)).toBe('inquire');
    expect(mainAction(false)).toBe('buy');
  });
});
