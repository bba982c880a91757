import { readRegistrationConfirmation } from '@lima-id/api';
import { messages, prefixConfirmation } from '@lima-id/domain';
import { Button, type Clock, Dialog, EmptyState, type SendCodeSession, Spinner } from '@lima-id/ui';
import { Field, Form } from '@lima-id/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import * as z from 'zod/mini';
import { failureText } from '../../shared/account/failureText.ts';
import { call } from '../../shared/api/call.ts';
import { CaptchaField } from '../../shared/captcha/CaptchaField.tsx';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import type { ConfirmationValues } from './confirmationValues.ts';
import type { SubmissionProof } from './prefixValues.ts';
import { SlideThenCode } from './SlideThenCode.tsx';

interface ConfirmSubmissionProps {
  /** The contact's number, which receives the code where one is required. */
  mobile: string;
  isSending: boolean;
  /** The cooldown of the code button when the dialog was closed; null before the first time. */
  session: SendCodeSession | null;
  onSessionChange: (session: SendCodeSession) => void;
  onConfirm: (proof: SubmissionProof) => Promise<void>;
  onCancel: () => void;
  /** The session has expired. */
  onOver: () => void;
  now: Clock | undefined;
}

const slideAlone = z.object({ slideProof: prefixConfirmation.shape.slideProof });

/** Requires the slide, and the code where the contact's number has to be verified, before a registration is sent. */
export default function ConfirmSubmission({
  mobile,
  isSending,
  onConfirm,
  onCancel,
  onOver,
  ...sms
}: ConfirmSubmissionProps) {
  const formId = useId();
  const asked = useQuery({
    queryKey: ['prefixConfirmation', mobile],
    queryFn: ({ signal }) =>
      call(readRegistrationConfirmation, { contactPersonPhone: mobile }, { signal, quiet: true, awaited: true }),
  });
  const over = isSessionOver(asked.error);
  const leave = useEffectEvent(onOver);
  useEffect(() => {
    if (over) leave();
  }, [over]);

  const defaultValues: ConfirmationValues = { mobile, slideProof: null, verifyCode: '' };
  const clock = sms.now === undefined ? {} : { now: sms.now };

  function content() {
    if (asked.data === undefined && asked.isError && !asked.isFetching && !over)
      return (
        <EmptyState
          kind="loadFailed"
          text={failureText(asked.error, messages.request.failed)}
          actions={
            <Button variant="secondary" onClick={() => void asked.refetch()}>
              重试
            </Button>
          }
        />
      );
    if (asked.data === undefined) return <Spinner />;
    if (asked.data.smsCode)
      return (
        <Form<ConfirmationValues, z.infer<typeof prefixConfirmation>>
          id={formId}
          schema={prefixConfirmation}
          defaultValues={defaultValues}
          onSubmit={({ verifyCode }) => onConfirm({ verifyCode })}
        >
          <SlideThenCode mobile={mobile} {...sms} />
        </Form>
      );
    return (
      <Form<ConfirmationValues, z.infer<typeof slideAlone>>
        id={formId}
        schema={slideAlone}
        defaultValues={defaultValues}
        onSubmit={({ slideProof }) => onConfirm(slideProof)}
      >
        <Field<ConfirmationValues> name="slideProof">
          <CaptchaField scene="prefix" label="滑块验证" required {...clock} />
        </Field>
      </Form>
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title="确认提交申请"
      description={
        asked.data?.smsCode === true
          ? `联系人手机号与账号手机号不同，请用 ${mobile} 收到的验证码确认。`
          : '请完成验证后提交申请。'
      }
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onCancel}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={isSending} disabled={asked.data === undefined}>
            提交申请
          </Button>
        </>
      }
    >
      {content()}
    </Dialog>
  );
}
