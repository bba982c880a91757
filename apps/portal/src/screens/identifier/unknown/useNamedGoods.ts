import type { NamedGoods } from '@lima-id/api';
import { type GoodsCode, identifierMessages } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordQuery } from '../../../shared/lookup/recordQuery.ts';
import { steadyStopwatch } from '../../../shared/lookup/stopwatch.ts';
import { failedMessage, failedResult } from '../failedCall.ts';

/** The product of a barcode or link, as far as it is known. */
export interface KnownGoods {
  /** Null before the reply, and for unregistered products. */
  goods: NamedGoods | null;
  /** The next step; empty while the call is pending. */
  message: string;
  /** Retries the call that failed without an answer about the code. */
  retry?: () => void;
  /** The retried call is pending. */
  isRetrying?: boolean;
}

/** Looks up the product of a code; a wrong check digit identifies none, and is not looked up. */
export function useNamedGoods(typed: string, code: GoodsCode): KnownGoods {
  const query = useQuery({ ...recordQuery({ text: typed, visit: '' }, steadyStopwatch), enabled: code.valid });
  const [failed, setFailed] = useState('');
  if (!code.valid) return { goods: null, message: identifierMessages.checkDigit(code.checkDigit) };
  const { data, error, refetch } = query;
  if (data !== undefined && 'failure' in data)
    return { goods: data.failure.data.goods ?? null, message: data.failure.message };
  function retry(): void {
    setFailed(failedMessage(error));
    void refetch();
  }
  // What failed is shown while it is retried.
  if (error === null) return { goods: null, message: failed, retry, isRetrying: failed !== '' };
  const reason = failedResult(error)?.data ?? null;
  if (reason !== null) return { goods: reason.goods ?? null, message: failedMessage(error) };
  return { goods: null, message: failedMessage(error), retry };
}
