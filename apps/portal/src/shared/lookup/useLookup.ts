import { type CodeVerdict, identifierAddress, looksLikeGoodsCode, parseIdentifier } from '@lima-id/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { keep } from '../storage/browserStorage.ts';

/** Where a form leads with what was typed, as `identifier`, when no script looks it up. */
export const lookupAction = '/product_scene';

/**
 * Looks up what a visitor typed, pasted or scanned: a readable code is kept as the last search and its page opens; a
 * refused one changes nothing, and the verdict says why. Barcodes of goods and GS1 links open the page too: it says what they are.
 */
export function useLookup(): (input: string) => CodeVerdict {
  const navigate = useNavigate();
  return useCallback(
    (input) => {
      const verdict = parseIdentifier(input);
      // What the page explains better than a refusal at the field.
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
