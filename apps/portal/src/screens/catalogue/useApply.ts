import { hotProductCount, marketMessages, messages, pickHotProduct, productAddress } from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { marketCall } from '../../shared/api/lateCalls.ts';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { useVisit } from '../../shared/page/useVisit.ts';
import { useUser } from '../../shared/session/userStore.ts';
import { keep } from '../../shared/storage/browserStorage.ts';

/** Applies for an entry: a logged-in person is led to the platform's app for it, everyone else to the contact form. */
export function useApply(id: number, title: string) {
  const user = useUser();
  const navigate = useNavigate();
  const toast = useToast();
  const [applying, setApplying] = useState(false);
  const visit = useVisit();

  async function openApp({ signal }: AbortController): Promise<void> {
    setApplying(true);
    try {
      const { hot } = await call(marketCall('listHotApps'), { limit: hotProductCount }, { signal });
      // A visitor who has navigated elsewhere stays there.
      if (signal.aborted) return;
      const product = pickHotProduct(String(id), hot);
      if (product === null) {
        toast.show({ tone: 'danger', text: marketMessages.appMissing });
        return;
      }
      keep('application', product);
      void navigate(productAddress(product.id), { state: { product } });
    } catch (error) {
      if (!signal.aborted) toast.show({ tone: 'danger', text: failureText(error, messages.request.failed) });
    } finally {
      if (!signal.aborted) setApplying(false);
    }
  }

  return { applying, apply: () => (user === null ? requestContact({ subject: title }) : void openApp(visit.current)) };
}
