import { useToast } from '@lima-id/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { brand } from '../../brand/brand.ts';
import { onLeadRequest } from '../contact/contactEvents.ts';
import { fetchCode } from '../page/lazyScreen.tsx';

/**
 * The mount point of the contact and inquiry dialogs; rendered once on every page. Their code is loaded at the first request, and
 * imported by a module apart from the pages' (`fetchDialog`), which the first visit would otherwise pay for. If it fails to load
 * the page stays and shows the phone number: another page would need code as well.
 */
export function LeadPlace() {
  const { show } = useToast();
  const [dialog, setDialog] = useState<ReactNode>(null);

  useEffect(
    () =>
      onLeadRequest((request) => {
        fetchCode(async () => (await import('./fetchDialog.tsx')).fetchDialog(request)).then(setDialog, () =>
          show({ tone: 'danger', text: `${brand.unreachable}，或致电${brand.phone}` }),
        );
      }),
    [show],
  );

  return dialog;
}
