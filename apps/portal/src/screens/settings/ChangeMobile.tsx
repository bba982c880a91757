import type { UserInfo } from '@lima-id/api';
import { accountMessages, type ChangeMobile as ChangeMobileFields, changeMobile } from '@lima-id/domain';
import { Button, type Clock, Dialog, TextField, useToast } from '@lima-id/ui';
import { Field, Form } from '@lima-id/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fieldRefusal } from '../../shared/account/fieldRefusal.ts';
import { SmsCheck } from '../../shared/account/SmsCheck.tsx';
import { askAccount } from '../../shared/session/askAccount.ts';
import { isSessionOver } from '../../shared/session/sessionOver.ts';
import { mobileWords } from './mobileWords.ts';
import { showProfile } from './profileCache.ts';
import { useLoginAgain } from './useLoginAgain.ts';

interface ChangeMobileProps {
  profile: UserInfo;
  now: Clock | undefined;
  onClose: () => void;
}

const empty: ChangeMobileFields = { oldVerifyCode: '', mobile: '', verifyCode: '' };

/** How the server's sentences about a field begin. */
const openings = {
  oldVerifyCode: ['原手机号'],
  mobile: ['新手机号', '手机号', '该手机号'],
  verifyCode: ['验证码'],
} as const;

/** Changes the mobile number, proved by a code to the old one and a code to the new one. */
export default function ChangeMobile({ profile, now, onClose }: ChangeMobileProps) {
  const toast = useToast();
  const client = useQueryClient();
  const loginAgain = useLoginAgain(profile.userId);
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const clock = now === undefined ? {} : { now };

  async function submit(values: ChangeMobileFields) {
    setSending(true);
    try {
      await askAccount((calls) => calls.updateMobile, values);
    } catch (error) {
      if (isSessionOver(error)) {
        loginAgain();
        return undefined;
      }
      return fieldRefusal(error, openings, accountMessages.changeMobileFailed);
    } finally {
      setSending(false);
    }
    toast.show({ tone: 'success', text: accountMessages.mobileChanged });
    showProfile(client, { ...profile, mobile: values.mobile });
    onClose();
    return undefined;
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="更换手机号"
      description={`先用 ${mobileWords(profile.mobile)} 收到的验证码确认，再验证新手机号。原手机号已停用时，请联系客服。`}
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
      <Form<ChangeMobileFields, ChangeMobileFields>
        id={formId}
        aria-label="更换手机号"
        schema={changeMobile}
        defaultValues={empty}
        onSubmit={submit}
      >
        <SmsCheck
          {...clock}
          purpose="changeMobile"
          field="oldVerifyCode"
          label="原手机号验证码"
          recipient={profile.mobile}
        />
        <Field<ChangeMobileFields> name="mobile">
          <TextField label="新手机号" required type="tel" inputMode="tel" autoComplete="tel-national" />
        </Field>
        <SmsCheck {...clock} purpose="newMobile" label="新手机号验证码" />
      </Form>
    </Dialog>
  );
}
