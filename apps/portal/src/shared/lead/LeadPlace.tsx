import { messages } from '@lima-id/domain';
import { useToast } from '@lima-id/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { onLeadRequest } from '../contact/contactEvents.ts';
import { fetchCode } from '../page/lazyScreen.tsx';

/**
 * Where the dialogs of contact requests and inquiries stand; put it once into every page. Their code is fetched at the first request, and
 * named apart from the pages' (`fetchDialog`), which a first visit would pay for. When it does not come the page stays, and anyone who
 * asked sees the number to call: another page would need code as well.
 */
export function LeadPlace() {
  const { show } = useToast();
  const [dialog, setDialog] = useState<ReactNode>(null);

  useEffect(
    () =>
      onLeadRequest((request) => {
        fetchCode(async () => (await import('./fetchDialog.tsx')).fetchDialog(request)).then(setDialog, () =>
          show({ tone: 'danger', text: `${messages.request.offline}，或致电${brand.phone}` }),
        );
      }),
    [show],
  );

  return dialog;
}
