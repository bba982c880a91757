import { type HotProduct, marketMessages, pickHotProduct, productAddress } from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ask } from '../../shared/api/ask.ts';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { useUser } from '../../shared/session/userStore.ts';
import { keep } from '../../shared/storage/browserStorage.ts';
import { listHotApps } from './calls.ts';

/** The app that an entry opens; null when the list could not be read, or does not hold it. */
async function findApp(id: number, signal: AbortSignal): Promise<HotProduct | null> {
  try {
    const { hot } = await ask(() => listHotApps, {}, { signal });
    return pickHotProduct(String(id), hot);
  } catch {
    return null;
  }
}

/**
 * Applying for an entry: whoever is logged in comes to the app that the platform offers for it, everybody else asks to be contacted.
 * A list that cannot be read says the same as one without the app: there is nothing else to do about it.
 */
export function useApply(id: number, title: string) {
  const user = useUser();
  const navigate = useNavigate();
  const toast = useToast();
  const [applying, setApplying] = useState(false);
  const visit = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    visit.current = own;
    return () => own.abort();
  }, []);

  async function openApp({ signal }: AbortController): Promise<void> {
    setApplying(true);
    const product = await findApp(id, signal);
    // Who has gone on to another page is left there.
    if (signal.aborted) return;
    setApplying(false);
    if (product === null) {
      toast.show({ tone: 'danger', text: marketMessages.appMissing });
      return;
    }
    keep('application', product);
    void navigate(productAddress(product.id), { state: { product } });
  }

  return { applying, apply: () => (user === null ? requestContact({ subject: title }) : void openApp(visit.current)) };
}
