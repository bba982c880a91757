import type { NamedGoods } from '@lima-id/api';
import { type GoodsCode, identifierMessages } from '@lima-id/domain';
import { useQuery } from '@tanstack/react-query';
import { failedMessage, failedResult, recordQuery } from '../recordQuery.ts';
import { steadyStopwatch } from '../stopwatch.ts';

/** What is known of the goods of a barcode or link. */
interface KnownGoods {
  /** Null while nobody has answered, and when nobody registered them. */
  goods: NamedGoods | null;
  /** What to do next; empty while the answer is on its way. */
  message: string;
}

/** Asks which goods a code is of; one with a wrong check digit is of none, and is not asked about. */
export function useNamedGoods(typed: string, code: GoodsCode): KnownGoods {
  const query = useQuery({ ...recordQuery({ text: typed, visit: '' }, steadyStopwatch), enabled: code.valid });
  if (!code.valid) return { goods: null, message: identifierMessages.checkDigit(code.checkDigit) };
  const { data, error } = query;
  if (data !== undefined && 'failure' in data)
    return { goods: data.failure.data.goods ?? null, message: data.failure.message };
  if (error === null) return { goods: null, message: '' };
  return { goods: failedResult(error)?.data?.goods ?? null, message: failedMessage(error) };
}
