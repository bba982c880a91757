import { lazy, Suspense, useState } from 'react';
import type { Agreement } from '../../brand/agreements.ts';
import { TextButton } from './AgreementLink.styles.ts';

const AgreementDialog = lazy(() => import('./AgreementDialog.tsx'));

interface AgreementLinkProps {
  /** The title of the agreement, without quotation marks. */
  title: string;
  /** Which text it is; texts are loaded on demand. */
  agreement: Agreement;
  /** Called when the reader agrees in the dialog: pass it where the link is part of a checkbox. */
  onAgree?: () => void;
}

/** The name of an agreement, which opens it over the page, so that no input is lost. */
export function AgreementLink({ title, agreement, onAgree }: AgreementLinkProps) {
  const [reading, setReading] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <TextButton type="button" aria-haspopup="dialog" onClick={() => setReading('open')}>
        {`《${title}》`}
      </TextButton>
      {reading === 'never' ? null : (
        <Suspense>
          <AgreementDialog
            title={title}
            agreement={agreement}
            open={reading === 'open'}
            onOpenChange={(open) => setReading(open ? 'open' : 'closed')}
            onAgree={onAgree}
          />
        </Suspense>
      )}
    </>
  );
}
