import { marketMessages } from '../messages/market.ts';
import { suspensionMessages } from '../messages/suspension.ts';
import type { Product } from './product.ts';

/** What a visitor may want to do with an app. */
export type PurchaseAction = 'buy' | 'inquire' | 'try' | 'consult';

/** What may stand in the way, in the order in which it is asked. */
export type GateReason = 'agreement' | 'login' | 'prefix' | 'company';

/** What each action asks for, in order. Source: docs/rules/market.md. */
export const gateSteps: Record<PurchaseAction, readonly GateReason[]> = {
  buy: ['agreement', 'login', 'prefix', 'company'],
  try: ['agreement', 'login', 'prefix'],
  inquire: ['agreement'],
  consult: ['agreement'],
};

/** The id of the buyer's company, or what the server said instead (empty when it said nothing). */
export type CompanyLookup = { ok: true; companyId: string } | { ok: false; message: string };

/** What is known about the visitor. */
export interface GateFacts {
  /** Whether both agreements are ticked. */
  agreed: boolean;
  loggedIn: boolean;
  /** Whether the visitor's company has a registered prefix. */
  hasPrefix: boolean;
  /**
   * Whether that prefix is suspended: its company neither buys nor tries apps.
   * @default false
   */
  isSuspended?: boolean;
  /** Null until it was looked up: an app's page does not ask, the confirm page always does. */
  company: CompanyLookup | null;
}

/** Whether an action may go on; if not, the first thing that is missing and what is said about it. */
export type GateVerdict = { ok: true } | { ok: false; reason: GateReason; message: string };

const { gate } = marketMessages;

function prefixMessage(action: PurchaseAction, { hasPrefix, isSuspended = false }: GateFacts): string {
  if (!hasPrefix) return action === 'try' ? gate.tryPrefix : gate.buyPrefix;
  if (isSuspended) return action === 'try' ? suspensionMessages.trying : suspensionMessages.buying;
  return '';
}

function companyMessage(company: CompanyLookup | null): string {
  if (company === null) return '';
  if (!company.ok) return company.message || gate.company;
  return company.companyId === '' ? gate.buyPrefix : '';
}

/**
 * Whether a visitor may go on with an action: agreement, login, prefix, company id, each only if the action asks for it,
 * and the first that is missing decides. A failed look-up of the company blocks with the server's message; a company
 * without an id needs a prefix first. Source: docs/rules/market.md.
 */
export function checkPurchaseGate(action: PurchaseAction, facts: GateFacts): GateVerdict {
  const missing: Record<GateReason, string> = {
    agreement: facts.agreed ? '' : gate.agreement,
    login: facts.loggedIn ? '' : gate.login,
    prefix: prefixMessage(action, facts),
    company: companyMessage(facts.company),
  };
  const reason = gateSteps[action].find((step) => missing[step] !== '');
  return reason === undefined ? { ok: true } : { ok: false, reason, message: missing[reason] };
}

/** What the main button of an app does: a price on request is inquired about, every other app is bought. Source: docs/rules/market.md. */
export function mainAction(negotiable: Product['negotiable']): PurchaseAction {
  return negotiable ? 'inquire' : 'buy';
}
