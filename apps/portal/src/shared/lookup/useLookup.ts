import { identifierAddress, type LookupVerdict, readLookup } from '@lima-id/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { keep } from '../storage/browserStorage.ts';
import { useSendLookup } from './useSendLookup.ts';

/** Target of a form without scripts, with the input as `identifier`. */
export const lookupAction = '/product_scene';

/**
 * Looks up a typed, pasted or scanned text: a valid code is stored as the last search and its page opens; an invalid one changes
 * nothing, and the verdict gives the reason. Barcodes, GS1 links and GS1 element strings open the page too, which explains them.
 */
export function useLookup(): (input: string) => LookupVerdict {
  const navigate = useNavigate();
  const send = useSendLookup();
  return useCallback(
    (input) => {
      const verdict = readLookup(input);
      if (!verdict.ok) return verdict;
      const { kind, text } = verdict;
      // The page explains codes of goods better than an error at the field.
      if (kind === 'goods') void navigate(identifierAddress(text));
      else {
        keep('search', text);
        void navigate(identifierAddress(text), { state: send(text) });
      }
      return verdict;
    },
    [navigate, send],
  );
}
