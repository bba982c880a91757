import { Button, Link, SidePanel } from '@lima-id/ui';
import type { ReactNode } from 'react';
import type { AccountPanelProps } from './accountPanel.ts';
import { Body } from './PanelFrame.styles.ts';

interface PanelFrameProps extends Pick<AccountPanelProps, 'open' | 'onClose' | 'returnFocus'> {
  title: string;
  /** The id of the form in the panel, submitted by the button at its foot. */
  formId: string;
  action: string;
  sending: boolean;
  /** Content before the link back to the login form. */
  note: string;
  children: ReactNode;
}

/** A panel next to the login form, with one form, its submit button and a link back. */
export function PanelFrame({
  open,
  onClose,
  returnFocus,
  title,
  formId,
  action,
  sending,
  note,
  children,
}: PanelFrameProps) {
  return (
    <SidePanel
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      returnFocus={returnFocus}
      title={title}
      footer={
        <Button type="submit" form={formId} size="lg" loading={sending}>
          {action}
        </Button>
      }
      note={
        <>
          <span>{note}</span>
          <Link
            href="/login"
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            去登录
          </Link>
        </>
      }
    >
      <Body>{children}</Body>
    </SidePanel>
  );
}
