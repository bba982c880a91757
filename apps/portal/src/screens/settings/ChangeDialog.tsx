import { Button, Dialog, useToast } from '@lima-id/ui';
import { Form, type FormProps } from '@lima-id/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { type FieldOpenings, fieldRefusal } from '../../shared/account/fieldRefusal.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { useLoginAgain } from './useLoginAgain.ts';

interface ChangeDialogProps<Name extends string>
  extends Pick<FormProps<Record<Name, string>, Record<Name, string>>, 'schema' | 'defaultValues'> {
  userId: string;
  title: string;
  description: string;
  /** Prefixes of the server's messages by field. */
  openings: FieldOpenings<Name>;
  send: (values: Record<Name, string>) => Promise<unknown>;
  /** Called once the input is valid, before the dialog closes. */
  onChanged: (values: Record<Name, string>) => void;
  /** Notifications of success, and of a failure without a message of the server. */
  changed: string;
  failed: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that changes something of the account, verified by codes. */
export function ChangeDialog<Name extends string>({
  userId,
  title,
  description,
  schema,
  defaultValues,
  openings,
  send,
  onChanged,
  changed,
  failed,
  onClose,
  children,
}: ChangeDialogProps<Name>) {
  const toast = useToast();
  const loginAgain = useLoginAgain(userId);
  const formId = useId();
  const [isSending, setSending] = useState(false);

  async function submit(values: Record<Name, string>) {
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      if (isSessionOver(error)) {
        loginAgain();
        return undefined;
      }
      return fieldRefusal(error, openings, failed);
    } finally {
      setSending(false);
    }
    toast.show({ tone: 'success', text: changed });
    onChanged(values);
    onClose();
    return undefined;
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            确认更换
          </Button>
        </>
      }
    >
      <Form<Record<Name, string>, Record<Name, string>>
        id={formId}
        aria-label={title}
        schema={schema}
        defaultValues={defaultValues}
        onSubmit={submit}
      >
        {children}
      </Form>
    </Dialog>
  );
}
