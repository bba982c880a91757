import { type CodeVerdict, identifierAddress, parseIdentifier } from '@lima-id/domain';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { keep } from '../storage/browserStorage.ts';

/** Where a form leads with what was typed, as `identifier`, when no script looks it up. */
export const lookupAction = '/product_scene';

/**
 * Looks up what a visitor typed, pasted or scanned: a readable code is kept as the last search and its page opens; a
 * refused one changes nothing, and the verdict says why.
 */
export function useLookup(): (input: string) => CodeVerdict {
  const navigate = useNavigate();
  return useCallback(
    (input) => {
      const verdict = parseIdentifier(input);
      if (verdict.ok) {
        keep('search', verdict.text);
        void navigate(identifierAddress(verdict.text), { state: { identifier: verdict.text, t: Date.now() } });
      }
      return verdict;
    },
    [navigate],
  );
}
