import { type CodeVerdict, identifierAddress, looksLikeGoodsCode, parseIdentifier } from '@lima-id/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { keep } from '../storage/browserStorage.ts';

/** Target of a form without scripts, with the input as `identifier`. */
export const lookupAction = '/product_scene';

/**
 * Looks up a typed, pasted or scanned text: a valid code is stored as the last search and its page opens; an invalid one changes
 * nothing, and the verdict gives the reason. Barcodes and GS1 links open the page too, which explains them.
 */
export function useLookup(): (input: string) => CodeVerdict {
  const navigate = useNavigate();
  return useCallback(
    (input) => {
      const verdict = parseIdentifier(input);
      // The page explains these better than an error at the field.
      if (!verdict.ok && looksLikeGoodsCode(input)) void navigate(identifierAddress(input.trim()));
      if (verdict.ok) {
        keep('search', verdict.text);
        void navigate(identifierAddress(verdict.text), { state: { identifier: verdict.text, t: Date.now() } });
      }
      return verdict;
    },
    [navigate],
  );
}
