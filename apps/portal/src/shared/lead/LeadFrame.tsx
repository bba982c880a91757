import type { LeadKind, LeadModal } from '@lima-id/domain';
import { Button, InlineAlert } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { Answered, Failure, Frame } from './LeadFrame.styles.ts';
import { leadTexts } from './leadTexts.ts';

interface LeadFrameProps {
  kind: LeadKind;
  modal: LeadModal;
  onClose: () => void;
  /** The id of the form in the dialog, submitted by the button at its foot. */
  formId: string;
  children: ReactNode;
}

/** The dialog around a form: its title, and at its foot the error, the promised response time, and the submit button. */
export function LeadFrame({ kind, modal: { phase, notice }, onClose, formId, children }: LeadFrameProps) {
  return (
    <Frame
      open={phase !== 'closed'}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={leadTexts.title[kind]}
      footer={
        <>
          {notice === null || phase === 'closed' ? null : (
            <Failure>
              <InlineAlert tone="danger" live>
                {notice}
              </InlineAlert>
            </Failure>
          )}
          <Answered>{leadTexts.promise[kind]}</Answered>
          <Button type="submit" form={formId} loading={phase === 'submitting'}>
            {leadTexts.submit}
          </Button>
        </>
      }
    >
      {children}
    </Frame>
  );
}
