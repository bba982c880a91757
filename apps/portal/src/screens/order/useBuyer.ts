import type { UserCompany } from '@lima-id/api';
import { checkPurchaseGate, type GateVerdict } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../shared/account/failureText.ts';
import type { StoredUser } from '../../shared/session/storedUser.ts';
import { useLoginWhenOver } from '../../shared/session/useLoginWhenOver.ts';
import { companyQuery } from './orderQueries.ts';

/** Stands in place of the company's name for a company that has to register a prefix first. */
export const noPrefixWords = '未注册企业前缀';

/** For whom somebody buys, and whether that can be done. */
export interface Buyer {
  /** Null while it is asked for, and for an account without one. */
  company: UserCompany | null;
  asking: boolean;
  /** Whether an order may be placed; the first thing that is missing if not. */
  gate: GateVerdict;
  /** Somebody is logged in whose company has no prefix, or who is of no company. */
  needsPrefix: boolean;
  /** The prefix of the company is suspended. */
  isSuspended: boolean;
  /** Why the company is not known; empty when it is, or is being asked for. */
  failure: string;
  /** Asks for the company again; null unless that failed. */
  retry: { run: () => void; running: boolean } | null;
  name: string;
  prefix: string;
}

/** Looks up the company that the logged-in person buys for. When the session is over it leads to the login page and back. */
export function useBuyer(user: StoredUser | null, agreed: boolean): Buyer {
  const query = useQuery({ ...companyQuery(user?.userId ?? ''), enabled: user !== null });
  const over = useLoginWhenOver(query.error);
  const company = query.data ?? null;
  const prefix = company?.identifierPrefix || (user?.prefix ?? '');
  const lookup = query.isError
    ? ({ ok: false, message: failureText(query.error, '') } as const)
    : query.isSuccess
      ? ({ ok: true, companyId: company?.id ?? '' } as const)
      : null;
  const facts = {
    loggedIn: user !== null,
    hasPrefix: prefix !== '',
    isSuspended: (company ?? user)?.examineStatus === 'suspended',
    company: lookup,
  };
  /** What is missing beside the agreement. */
  const standing = checkPurchaseGate('buy', { ...facts, agreed: true });
  const reason = standing.ok || lookup === null ? null : standing.reason;
  const needsPrefix = (reason === 'prefix' && !facts.hasPrefix) || (reason === 'company' && lookup?.ok === true);
  return {
    company,
    asking: user !== null && query.isPending,
    gate: checkPurchaseGate('buy', { ...facts, agreed }),
    needsPrefix,
    isSuspended: reason === 'prefix' && facts.hasPrefix,
    failure: reason === 'company' && !needsPrefix && !over && !standing.ok ? standing.message : '',
    retry: query.isError ? { run: () => void query.refetch(), running: query.isFetching } : null,
    name: company?.name ?? user?.defaultCompanyName ?? '',
    prefix,
  };
}
